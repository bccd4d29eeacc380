import { keepTyped } from './keepTyped'

const FORM =
  '<label>Amount <input name="amount"></label><label>Note <textarea></textarea></label><label><input type="checkbox"> Alert me</label>'

let page: Document
let path: string

function field<Field extends HTMLElement>(selector: string) {
  const found = page.querySelector<Field>(selector)
  if (!found) throw new Error(`The form has no ${selector}`)
  return found
}

function type(selector: string, text: string) {
  const input = field<HTMLInputElement>(selector)
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Removes the screen and adds a new one. Resolves when observers of the page have seen it. */
async function takeDownAndBack(form = FORM) {
  page.body.innerHTML = '<p>This section is not available</p>'
  await Promise.resolve()
  page.body.innerHTML = form
  await Promise.resolve()
}

beforeEach(() => {
  path = '/tools/gas'
  page = document.implementation.createHTMLDocument()
  page.body.innerHTML = FORM
})

it('typed text and ticked boxes are restored when a screen that threw is shown again', async () => {
  const typed = keepTyped(page, () => path)
  type('input', '12.5')
  type('textarea', 'for later')
  field('[type=checkbox]').click()
  typed.mayBeLost()
  await takeDownAndBack()
  expect(field<HTMLInputElement>('input').value).toBe('12.5')
  expect(field<HTMLTextAreaElement>('textarea').value).toBe('for later')
  expect(field<HTMLInputElement>('[type=checkbox]').checked).toBe(true)
})

it('is not put where another path is shown, nor before anything was thrown', async () => {
  const typed = keepTyped(page, () => path)
  type('input', '12.5')
  await takeDownAndBack()
  expect(field<HTMLInputElement>('input').value).toBe('')
  type('input', '12.5')
  typed.mayBeLost()
  path = '/tools/calculator'
  await takeDownAndBack()
  expect(field<HTMLInputElement>('input').value).toBe('')
})

it('leaves a field alone that was never gone, whatever its screen has made of it', async () => {
  const typed = keepTyped(page, () => path)
  type('input', '12.5')
  typed.mayBeLost()
  field<HTMLInputElement>('input').value = ''
  page.body.append(page.createElement('p'))
  await Promise.resolve()
  expect(field<HTMLInputElement>('input').value).toBe('')
})
