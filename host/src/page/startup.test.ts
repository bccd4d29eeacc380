import { PAGE_MARKUP } from '@crossbook/contract'
import { createStartup } from './startup'

const { starting, hostRuns } = PAGE_MARKUP
const html = document.documentElement
const settled = () => Promise.resolve()

/** A page with this content whose site is starting. */
function open(content: string) {
  document.body.innerHTML = content
  html.setAttribute(starting, '')
  html.setAttribute(hostRuns, '')
  return createStartup(document.body)
}

it('is over when both parts are interactive, and leaves no mark', async () => {
  const startup = open('<input>')
  startup.markInteractive('shell')
  await settled()
  expect(html.hasAttribute(starting)).toBe(true)
  startup.markInteractive('screen')
  startup.markInteractive('screen')
  await settled()
  expect(html.getAttributeNames()).toEqual([])
})

it('delivers the user’s input once both parts are interactive, also to a screen that mounts later', async () => {
  const startup = open(`<input id="shell"><main ${PAGE_MARKUP.screen}><input id="screen"></main>`)
  const events: string[] = []
  for (const field of document.querySelectorAll('input')) {
    field.value = `typed in ${field.id}`
    field.addEventListener('input', () => events.push(field.value))
  }
  startup.collectInput('shell')
  startup.markInteractive('shell')
  await settled()
  expect(events).toEqual([])
  // A notice about the screen.
  startup.markInteractive('screen')
  await settled()
  expect(events).toEqual(['typed in shell'])
  startup.collectInput('screen')
  startup.markInteractive('screen')
  await settled()
  expect(events).toEqual(['typed in shell', 'typed in screen'])
})
