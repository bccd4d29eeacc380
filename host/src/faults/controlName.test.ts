import { controlName } from './controlName'

/** The name of the control in a page, as of a click on its element with `data-clicked`. */
function clicked(html: string) {
  document.body.innerHTML = html
  return controlName(document.querySelector('[data-clicked]'))
}

it.each([
  ['a button by its text', '<button><span data-clicked>Export</span> CSV</button>', 'button "Export CSV"'],
  ['a button by its label', '<button aria-label="Close" data-clicked>×</button>', 'button "Close"'],
  ['a link', '<a href="/swap" data-clicked>Swap</a>', 'link "Swap"'],
  ['an element with a role', '<div role="tab" data-clicked>Orders</div>', 'tab "Orders"'],
  [
    'an element that another one names',
    '<p id="name">Price alerts</p><button role="switch" aria-labelledby="name" data-clicked>On</button>',
    'switch "Price alerts"',
  ],
  ['a button by a picture in it', '<button>Swap <i role="img" data-clicked></i></button>', 'button "Swap"'],
  ['a summary', '<details><summary data-clicked>Fees</summary></details>', 'button "Fees"'],
])('names %s', (_what, html, name) => {
  expect(clicked(html)).toBe(name)
})

it.each([
  ['a text field', '<label>Amount <input value="250" data-clicked></label>', 'textbox "Amount"'],
  ['a field without a label', '<input type="search" value="ada" data-clicked>', 'searchbox'],
  [
    'a list',
    '<label>Coin <select data-clicked><option>My savings</option></select></label>',
    'combobox "Coin"',
  ],
  ['a text area', '<label>Note <textarea data-clicked>for Ada</textarea></label>', 'textbox "Note"'],
  ['editable content', '<div role="textbox" contenteditable data-clicked>for Ada</div>', 'textbox'],
])('never includes the user’s input in %s', (_what, html, name) => {
  expect(clicked(html)).toBe(name)
})

it('leaves out amounts, mail addresses and long texts', () => {
  expect(clicked('<button data-clicked>Sell 0.5 BTC for $32,500.00</button>')).toBe(
    'button "Sell … BTC for $…"',
  )
  expect(clicked('<button data-clicked>Sign out ada@example.com</button>')).toBe('button "Sign out [mail]"')
  expect(clicked(`<button data-clicked>${'long '.repeat(99)}</button>`)).toHaveLength('button ""'.length + 60)
})

it('names nothing for a click next to a control', () => {
  expect(clicked('<table role="table"><tr><td data-clicked>12</td></tr></table>')).toBeUndefined()
  expect(controlName(document)).toBeUndefined()
})
