import { PAGE_MARKUP } from '@crossbook/contract'
import { watchDiscarded } from './watchDiscarded'

const host = { app: 'host', version: '1.0.0', module: './main' }
const frame = { app: 'wallet', version: '1.0.0', module: './frame' }
const screen = { app: 'wallet', version: '1.0.0', module: './swap' }
const mismatch = new Error('Minified React error #418')

function open() {
  document.body.innerHTML = `<div>
    <div ${PAGE_MARKUP.frame}><nav>Sidebar</nav><div ${PAGE_MARKUP.screen}><h1>Swap</h1></div></div>
  </div>`
  const onDiscard = jest.fn()
  return { onDiscard, onRecovered: watchDiscarded(document.body, { host, frame, screen }, onDiscard) }
}

/** Renders the content of an element again, as React does. */
function renderAgain(selector: string) {
  const place = document.querySelector(selector)
  place?.replaceChildren(...[...place.children].map((child) => child.cloneNode(true)))
}

it.each([
  ['a screen', `[${PAGE_MARKUP.screen}]`, screen],
  ['a frame with its screen', `[${PAGE_MARKUP.frame}]`, frame],
  ['everything', 'body', host],
])('reports once that %s was discarded, with its module', (_what, selector, address) => {
  const { onDiscard, onRecovered } = open()
  renderAgain(selector)
  onRecovered(mismatch)
  onRecovered(mismatch)
  expect(onDiscard.mock.calls).toEqual([[address, mismatch]])
})

it('only prints an error that leaves the prerendered page unchanged', () => {
  const print = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { onDiscard, onRecovered } = open()
  onRecovered(mismatch)
  expect(onDiscard).not.toHaveBeenCalled()
  expect(print).toHaveBeenCalledTimes(1)
  print.mockRestore()
})
