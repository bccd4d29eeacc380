import { isTyping } from './isTyping'

afterEach(() => document.body.replaceChildren())

function page(html: string) {
  document.body.innerHTML = html
  return (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`no ${selector}`)
    return found
  }
}

it.each(['<input>', '<textarea></textarea>', '<select></select>', '<input type="checkbox">'])(
  'a visitor in %s is typing',
  (html) => {
    const find = page(`<div>${html}</div>`)
    find('div > *').focus()
    expect(isTyping()).toBe(true)
  },
)

it.each(['<button>Buy</button>', '<input type="submit">', '<a href="/">Home</a>'])(
  'a visitor on %s is not typing',
  (html) => {
    const find = page(`<form>${html}</form>`)
    find('form > *').focus()
    expect(isTyping()).toBe(false)
  },
)

it('a search outside of a form with remaining text is not unsaved input', () => {
  page('<input value="btc">')
  expect(isTyping()).toBe(false)
})
