import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import styled, { ServerStyleSheet } from 'styled-components'
import { adoptStyles } from './adoptStyles'

/** A style sheet of the page with these rules, as a link would have brought them. */
function pageSheet(rules: string) {
  const element = document.createElement('style')
  element.textContent = rules
  document.head.append(element)
  if (!element.sheet) throw new Error('no sheet')
  return element.sheet
}

const selectors = (sheet: CSSStyleSheet) =>
  [...sheet.cssRules].map((rule) => ('selectorText' in rule ? String(rule.selectorText) : ''))

/** The class of an element besides that of its component. */
function classWithout(componentId: string, html: string) {
  const [, classes = ''] = /class="([^"]*)"/.exec(html) ?? []
  return classes.replace(componentId, '').trim()
}

it('goes on with the rules of what is prerendered, puts new ones where their order asks for it, and those of components that it does not have behind it', () => {
  const Known = styled.p.withConfig({ componentId: 'sc-known' })`
    color: red;
  `
  const known = classWithout('sc-known', renderToString(new ServerStyleSheet().collectStyles(<Known />)))
  const prerendered = pageSheet(
    `.${known}{color:red;}data-styled{}.one{color:red;}data-styled{}.two{color:blue;}data-styled{}`,
  )
  const ofPrerendered = selectors(prerendered)
  adoptStyles(prerendered, [
    ['sc-known', known],
    ['sc-part', 'one'],
    ['sc-finer', 'two'],
  ])
  render(<Known>known</Known>)
  expect(screen.getByText('known')).toHaveClass(known)
  expect(selectors(prerendered)).toEqual(ofPrerendered)

  const Part = styled.p.withConfig({ componentId: 'sc-part' })`
    color: green;
  `
  render(<Part>new</Part>)
  const fresh = classWithout('sc-part', screen.getByText('new').outerHTML)
  const ofThePage = [`.${known}`, 'data-styled', '.one', 'data-styled', `.${fresh}`, '.two', 'data-styled']
  expect(selectors(prerendered)).toEqual(ofThePage)

  const Stranger = styled.p.withConfig({ componentId: 'sc-stranger' })`
    color: gray;
  `
  render(<Stranger>stranger</Stranger>)
  expect(screen.getByText('stranger')).toHaveStyle({ color: 'rgb(128, 128, 128)' })
  expect(selectors(prerendered)).toEqual(ofThePage)
})
