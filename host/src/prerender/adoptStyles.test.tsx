import { render, screen } from '@testing-library/react'
import styled, { __PRIVATE__ } from 'styled-components'
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

it('goes on with the rules of what is prerendered, puts new ones where their order asks for it, and those of components that it does not have behind it', () => {
  const prerendered = pageSheet('.one{color:red;}data-styled{}.two{color:blue;}data-styled{}')
  const sheet = __PRIVATE__.mainSheet
  const components = [
    ['sc-part', 'one'],
    ['sc-finer', 'two'],
  ]
  adoptStyles(prerendered, components, sheet)
  expect(sheet.hasNameForId('sc-part', 'one')).toBe(true)
  expect(sheet.hasNameForId('sc-finer', 'two')).toBe(true)
  expect(sheet.hasNameForId('sc-part', 'two')).toBe(false)

  const Part = styled.p.withConfig({ componentId: 'sc-part' })`
    color: green;
  `
  render(<Part>new</Part>)
  const fresh = [...screen.getByText('new').classList].find((name) => name !== 'sc-part')
  const ofThePage = ['.one', 'data-styled', `.${String(fresh)}`, '.two', 'data-styled']
  expect(selectors(prerendered)).toEqual(ofThePage)

  const Stranger = styled.p.withConfig({ componentId: 'sc-stranger' })`
    color: gray;
  `
  render(<Stranger>stranger</Stranger>)
  expect(screen.getByText('stranger')).toHaveStyle({ color: 'rgb(128, 128, 128)' })
  expect(selectors(prerendered)).toEqual(ofThePage)
})
