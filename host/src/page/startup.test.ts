import { PAGE_MARKUP } from '@crossbook/contract'
import { createStartup } from './startup'

const { starting, hostRuns, typed } = PAGE_MARKUP
const html = document.documentElement
const settled = () => Promise.resolve()

/** A page of this form whose site is starting, and what its field hears. */
function open(form: string) {
  document.body.innerHTML = form
  html.setAttribute(starting, '')
  html.setAttribute(hostRuns, '')
  const remembered = (window[typed] = new Map())
  const heard: string[] = []
  for (const event of ['input', 'change', 'click'])
    document.body.addEventListener(event, ({ target }) =>
      heard.push(`${event} ${(target as HTMLInputElement).value}`),
    )
  const field = document.querySelector<HTMLInputElement>('input, select')
  if (!field) throw new Error('There is no field')
  return { startup: createStartup(document), field, remembered, heard }
}

it('is over when both parts answer, and leaves no mark', async () => {
  const { startup } = open('<input>')
  startup.markInteractive('shell')
  await settled()
  expect(html.hasAttribute(starting)).toBe(true)
  startup.markInteractive('screen')
  startup.markInteractive('screen')
  await settled()
  expect(html.getAttributeNames()).toEqual([])
  expect(window[typed]).toBeUndefined()
})

it('gives a field what was typed in it, as a change', async () => {
  const { startup, field, heard } = open('<input value="1">')
  field.value = '0.5'
  startup.markInteractive('screen')
  startup.markInteractive('shell')
  await settled()
  expect([field.value, heard]).toEqual(['0.5', ['input 0.5']])
})

it('gives it also what a later render has put back', async () => {
  const { startup, field, remembered, heard } = open('<input value="1">')
  remembered.set(field, '0.5')
  startup.markInteractive('screen')
  startup.markInteractive('shell')
  await settled()
  expect([field.value, heard]).toEqual(['0.5', ['input 0.5']])
})

it('ticks what was ticked, and chooses what was chosen', async () => {
  const ticked = open('<input type="checkbox">')
  ticked.remembered.set(ticked.field, true)
  ticked.startup.markInteractive('screen')
  ticked.startup.markInteractive('shell')
  await settled()
  expect(ticked.field.checked).toBe(true)

  const chosen = open('<select><option>BTC</option><option>ETH</option></select>')
  chosen.remembered.set(chosen.field, 'ETH')
  chosen.startup.markInteractive('screen')
  chosen.startup.markInteractive('shell')
  await settled()
  expect([chosen.field.value, chosen.heard]).toEqual(['ETH', ['change ETH']])
})

it('says nothing of fields that nobody has touched', async () => {
  const { startup, heard } = open('<input value="1">')
  startup.markInteractive('screen')
  startup.markInteractive('shell')
  await settled()
  expect(heard).toEqual([])
})
