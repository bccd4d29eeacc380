import { act, fireEvent } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderScreen, type ScreenSurroundings } from './renderScreen'

/** Query before a screen's own state, for example of a mix. */
const OF_OTHERS = { mix: 'm1', other: '1' }

/**
 * Opens a screen at an address that carries keys of others, uses every button, choice and field that shows up, and tells
 * which keys of the address the screen changed as its own, and which of the others' it lost on the way.
 */
export async function pressEveryControl(
  screen: ReactNode,
  path: string,
  surroundings: Pick<ScreenSurroundings, 'wrapper'> = {},
) {
  const { router, container } = renderScreen(screen, {
    path: `${path}?${new URLSearchParams(OF_OTHERS).toString()}`,
    ...surroundings,
  })
  const own = new Set<string>()
  const lost = new Set<string>()
  const stop = router.subscribe(({ location }) => {
    const params = new URLSearchParams(location.search)
    for (const key of params.keys()) if (!(key in OF_OTHERS)) own.add(key)
    for (const [key, text] of Object.entries(OF_OTHERS)) if (params.get(key) !== text) lost.add(key)
  })

  const used = new Set<string>()
  for (let control = nextOf(container, used); control; control = nextOf(container, used)) {
    used.add(nameOf(control))
    press(control)
    // Delayed effects of a click must not reach the next test.
    await act(async () => {})
  }
  stop()
  return { own: [...own].sort(), lost: [...lost].sort() }
}

function nextOf(container: Element, used: ReadonlySet<string>) {
  return [...container.querySelectorAll('button, select, input, textarea, summary')].find(
    (control) => !used.has(nameOf(control)) && !control.matches(':disabled, [readonly]'),
  )
}

/** By name: a button that comes back after each press would never let this end. */
function nameOf(control: Element) {
  const name = control.getAttribute('aria-label') ?? control.textContent
  return `${control.tagName} ${control.id} ${name}`
}

/** Bare events: a user's every key and pointer would cost a second for each screen and prove no more here. */
function press(control: Element) {
  if (control instanceof HTMLSelectElement) {
    fireEvent.change(control, { target: { value: control.options.item(control.options.length - 1)?.value } })
  } else if (control.matches('textarea, input:not([type=radio], [type=checkbox])')) {
    fireEvent.change(control, { target: { value: '1' } })
  } else {
    fireEvent.click(control)
  }
}
