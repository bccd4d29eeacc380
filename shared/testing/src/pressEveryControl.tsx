import { act, fireEvent } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderScreen, type ScreenSurroundings } from './renderScreen'

/** Foreign query parameters that the address has before the screen adds its own, for example of a mix. */
const OF_OTHERS = { mix: 'm1', other: '1' }

/**
 * Opens a screen at an address with foreign query parameters, and uses every button, choice and field that appears. Returns the
 * parameters that the screen changed as its own, and the foreign ones that it lost.
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

/** Identifies a control by its name. Otherwise controls that appear again after each click would make the loop endless. */
function nameOf(control: Element) {
  const name = control.getAttribute('aria-label') ?? control.textContent
  return `${control.tagName} ${control.id} ${name}`
}

/**
 * Uses a control with single events. A user's full keys and pointer moves would take a second for each screen, and would prove nothing
 * more.
 */
function press(control: Element) {
  if (control instanceof HTMLSelectElement) {
    fireEvent.change(control, { target: { value: control.options.item(control.options.length - 1)?.value } })
  } else if (control.matches('textarea, input:not([type=radio], [type=checkbox])')) {
    fireEvent.change(control, { target: { value: '1' } })
  } else {
    fireEvent.click(control)
  }
}
