/** @jest-environment node */
import { SINGLETON_REQUESTS } from '@crossbook/build'
import { __PRIVATE__ } from 'styled-components'

it('shared modules leave the first place among styles to what is prerendered: they define no styled component', async () => {
  for (const request of SINGLETON_REQUESTS) await import(request)
  expect(__PRIVATE__.StyleSheet.registerId('first')).toBe(1)
})
