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

it('hands over what the user has entered once both parts are interactive, and of a screen that mounts after that', async () => {
  const startup = open(`<input id="shell"><main ${PAGE_MARKUP.screen}><input id="screen"></main>`)
  const heard: string[] = []
  for (const field of document.querySelectorAll('input')) {
    field.value = `typed in ${field.id}`
    field.addEventListener('input', () => heard.push(field.value))
  }
  startup.collectInput('shell')
  startup.markInteractive('shell')
  await settled()
  expect(heard).toEqual([])
  // A notice about the screen.
  startup.markInteractive('screen')
  await settled()
  expect(heard).toEqual(['typed in shell'])
  startup.collectInput('screen')
  startup.markInteractive('screen')
  await settled()
  expect(heard).toEqual(['typed in shell', 'typed in screen'])
})
