import { __PRIVATE__ } from 'styled-components'

it('shared modules leave the first place among styles to what is prerendered: they define no styled component', async () => {
  await import('@crossbook/auth')
  await import('@crossbook/market')
  expect(__PRIVATE__.StyleSheet.registerId('first')).toBe(1)
})
