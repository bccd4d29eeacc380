import { ignoreHeldEnter } from './ignoreHeldEnter'

beforeAll(() => ignoreHeldEnter(document))

/** Returns whether the browser acts on a key that is pressed in an element. */
function acts(markup: string, key: KeyboardEventInit) {
  document.body.innerHTML = markup
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key })
  return document.querySelector('input, textarea, button')?.dispatchEvent(event)
}

it.each([
  ['Enter in a form', '<form><input></form>', { key: 'Enter' }, true],
  ['Enter held down in a form', '<form><input></form>', { key: 'Enter', repeat: true }, false],
  [
    'Enter held down on the button of a form',
    '<form><button></button></form>',
    { key: 'Enter', repeat: true },
    false,
  ],
  [
    'Enter held down in a text area',
    '<form><textarea></textarea></form>',
    { key: 'Enter', repeat: true },
    true,
  ],
  ['another key held down in a form', '<form><input></form>', { key: 'Backspace', repeat: true }, true],
  ['Enter held down outside of forms', '<button></button>', { key: 'Enter', repeat: true }, true],
])('%s: the browser acts on it as it should [SHL-66]', (_what, markup, key, does) => {
  expect(acts(markup, key)).toBe(does)
})
