/** @jest-environment node */
import { SINGLETON_REQUESTS } from '@crossbook/build'
import { renderToString } from 'react-dom/server'
import styled, { ServerStyleSheet } from 'styled-components'

it('shared modules leave the first place among styles to what is prerendered: they define no styled component', async () => {
  for (const request of SINGLETON_REQUESTS) await import(request)
  const First = styled.p.withConfig({ componentId: 'first' })`
    color: green;
  `
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(<First />))
  expect(sheet.getStyleTags()).toContain('data-styled.g1[id="first"]')
})
