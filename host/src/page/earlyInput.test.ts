import { PAGE_MARKUP } from '@crossbook/contract'
import { createEarlyInput } from './earlyInput'

const root = document.body
const ownSetter = { checked: false, value: '' }

/** A page with these fields, and the events that React would receive from them. */
function open(markup: string) {
  root.innerHTML = markup
  const events: string[] = []
  const listening = new AbortController()
  const record = ({ type, target }: Event) => {
    const { type: kind, checked, value } = target as HTMLInputElement
    events.push(`${type} ${kind === 'checkbox' ? checked : value}`)
  }
  for (const type of ['input', 'change']) root.addEventListener(type, record, { signal: listening.signal })
  endings.push(() => listening.abort())
  return { input: createEarlyInput(root), field: field(), events }
}

const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
  history.replaceState(null, '', '/')
})

function field(selector = 'input, select, textarea') {
  const found = root.querySelector<HTMLInputElement>(selector)
  if (!found) throw new Error('There is no field')
  return found
}

/** Replaces the elements, as React does. */
function discard(markup: string) {
  root.innerHTML = markup
}

it('delivers the text in a field as a change', () => {
  const { input, field, events } = open('<input value="1">')
  field.value = '0.5'
  input.collect('screen')
  expect(events).toEqual([])
  input.deliver()
  expect([field.value, events]).toEqual(['0.5', ['input 0.5']])
})

it('delivers text that a render has reset, with its selection', () => {
  const { input, field, events } = open('<input>')
  field.focus()
  field.value = '0.5'
  field.setSelectionRange(1, 2)
  input.collect('screen')
  field.value = ''
  input.deliver()
  expect([field.value, field.selectionStart, field.selectionEnd, events]).toEqual([
    '0.5',
    1,
    2,
    ['input 0.5'],
  ])
})

it('delivers the later text if the user has typed on', () => {
  const { input, field, events } = open('<input>')
  field.value = '0.5'
  input.collect('screen')
  field.value = '0.52'
  input.deliver()
  expect(events).toEqual(['input 0.52'])
})

it('keeps the text that the user types while React sets the default of the field', () => {
  const { input, field, events } = open('<input>')
  field.value = '1'
  input.collect('screen')
  // Like React in a controlled field.
  field.value = '12'
  field.defaultValue = '12'
  input.deliver()
  expect([field.value, events]).toEqual(['12', ['input 12']])
})

it('delivers ticks and choices', () => {
  const ticked = open('<input type="checkbox">')
  ticked.field.checked = true
  ticked.input.collect('screen')
  ticked.input.deliver()
  expect([ticked.field.checked, ticked.events]).toEqual([true, ['input true', 'change true']])

  const chosen = open('<select><option>BTC</option><option>ETH</option></select>')
  chosen.field.value = 'ETH'
  chosen.input.collect('screen')
  chosen.input.deliver()
  expect([chosen.field.value, chosen.events]).toEqual(['ETH', ['change ETH']])
})

it('reports no untouched fields, and no field twice', () => {
  const { input, field, events } = open(
    '<input value="1"><input type="checkbox" checked><select><option>A</option><option selected>B</option></select>',
  )
  input.collect('screen')
  input.deliver()
  expect(events).toEqual([])
  field.value = '2'
  input.collect('screen')
  input.deliver()
  expect(events).toEqual([])
})

it('leaves a screen alone that is not mounted yet', () => {
  const { input, events } = open(
    `<input name="search"><main ${PAGE_MARKUP.screen}><input name="amount"></main>`,
  )
  field('[name=search]').value = 'eth'
  field('[name=amount]').value = '0.5'
  input.collect('shell')
  input.deliver()
  expect(events).toEqual(['input eth'])
  input.collect('screen')
  input.deliver()
  expect(events).toEqual(['input eth', 'input 0.5'])
})

describe('when React has discarded the prerendered elements', () => {
  const FORM =
    '<input type="email" name="email"><input type="password"><input type="password"><button>Send</button>'

  it('their input is in the new ones at once, and delivered [SHL-67]', () => {
    const { input, events } = open(FORM)
    const [email, password, repeated] = root.querySelectorAll('input')
    Object.assign(email ?? ownSetter, { value: 'ann@example.com' })
    Object.assign(password ?? ownSetter, { value: 'first' })
    Object.assign(repeated ?? ownSetter, { value: 'second' })
    discard(FORM)
    input.collect('screen')
    expect([...root.querySelectorAll('input')].map(({ value }) => value)).toEqual([
      'ann@example.com',
      'first',
      'second',
    ])
    expect(events).toEqual([])
    input.deliver()
    expect(events).toEqual(['input ann@example.com', 'input first', 'input second'])
  })

  it('the focus and the selection are restored', () => {
    const { input, field: before } = open('<input name="a"><a href="/help">Help</a>')
    before.value = 'abcdef'
    before.focus()
    before.setSelectionRange(2, 4)
    discard('<input name="a"><a href="/help">Help</a>')
    expect(document.activeElement).toBe(root)
    input.collect('screen')
    expect(document.activeElement).toBe(field())
    expect([field().selectionStart, field().selectionEnd]).toEqual([2, 4])
  })

  it('the focus returns also where React has stopped its events', () => {
    const { input, field: before } = open('<input name="a">')
    root.addEventListener('focusin', (event) => event.stopPropagation(), { once: true })
    before.focus()
    discard('<input name="a">')
    input.collect('screen')
    expect(document.activeElement).toBe(field())
  })

  it('also the focus of a link is', () => {
    const { input } = open('<input><a href="/help">Help</a><a href="/fees">Fees</a>')
    root.querySelectorAll('a')[1]?.focus()
    discard('<input><a href="/help">Help</a><a href="/fees">Fees</a>')
    input.collect('screen')
    expect(document.activeElement).toHaveTextContent('Fees')
  })

  it('a focus that the user has moved stays there', async () => {
    const { input, field: before } = open('<input name="a">')
    before.focus()
    before.blur()
    await Promise.resolve()
    discard('<input name="a">')
    input.collect('screen')
    expect(document.activeElement).toBe(root)
  })

  it('a screen that arrives later gets its input then', () => {
    const { input, field: before } = open('<input name="a">')
    before.value = '0.5'
    discard('<p>Loading…</p>')
    input.collect('shell')
    input.deliver()
    discard('<input name="a">')
    input.collect('screen')
    input.deliver()
    expect(field().value).toBe('0.5')
  })

  it('the page that the user has gone to instead gets none of it', () => {
    const { input, field: before } = open('<input name="a">')
    before.value = '0.5'
    before.focus()
    discard('<input name="a">')
    history.replaceState(null, '', '/another')
    input.collect('screen')
    input.deliver()
    expect([field().value, document.activeElement]).toEqual(['', root])
  })
})
