import type { Page } from '@playwright/test'
import type { Variant } from '../site/buildVariant'

/** Path of the remote's only screen. */
export const CALCULATOR = '/tools/calculator'

/** Address of a second screen, which only some versions have. */
export const NOTES = '/tools/notes'

const CALCULATOR_ROW = `{
  path: '${CALCULATOR}', module: './calculator', title: 'Calculator', description: 'A test.', access: 'public',
  menu: { group: 'Tools', label: 'Calculator', order: 1 },
}`

const NOTES_ROW = `{ path: '${NOTES}', module: './notes', title: 'Notes', description: 'A test.', access: 'public' }`

const table = (rows: readonly string[], redirects: Readonly<Record<string, string>> = {}) =>
  `import { defineRemote } from '@crossbook/contract'

export default defineRemote({ name: 'tools', screens: [${rows.join(', ')}], redirects: ${JSON.stringify(redirects)} })
`

/** Returns a version of the remote tools with this calculator and little else. It builds quickly. */
export function smallTools(version: string, calculator: string, notes?: string): Variant {
  return {
    app: 'tools',
    version,
    files: {
      'remote.ts': table([CALCULATOR_ROW, ...(notes === undefined ? [] : [NOTES_ROW])]),
      'src/calculator/Calculator.tsx': calculator,
      ...(notes === undefined ? {} : { 'src/notes/Notes.tsx': notes }),
    },
  }
}

/** The same without its second screen, whose path leads to the first. */
export function movedTools(version: string, calculator: string): Variant {
  const { files, ...variant } = smallTools(version, calculator)
  return { ...variant, files: { ...files, 'remote.ts': table([CALCULATOR_ROW], { [NOTES]: CALCULATOR }) } }
}

/** Path of a screen of the remote earn. */
export const STAKING = '/earn/staking'

/** A screen with a heading and a field. */
export const screenCalled = (heading: string) => `
export default function Screen() {
  return (
    <>
      <h1 tabIndex={-1}>${heading}</h1>
      <form><label>Amount <input /></label></form>
    </>
  )
}
`

/** A screen with a link to the former path of the second screen. */
export const LEADS_TO_NOTES = `
import { Link } from 'react-router-dom'

export default function Screen() {
  return (
    <>
      <h1 tabIndex={-1}>Calculator now</h1>
      <Link to="${NOTES}?coin=btc#top">To the notes</Link>
    </>
  )
}
`

/** A screen whose module throws while it is evaluated. */
export const THROWS_AT_ONCE = `${screenCalled('Never seen')}
if (typeof document !== 'undefined') throw new Error('a bug while evaluating')
`

/** A screen that throws when it is rendered for the first time. */
export const THROWS_IN_RENDER = `
export default function Screen() {
  if (typeof document !== 'undefined') throw new Error('a bug while rendering')
  return <h1>Never seen</h1>
}
`

/** A screen whose button throws in its click handler: React and the page are unchanged. */
export const THROWS_ON_CLICK = `
const fail = () => {
  throw new Error('The handler failed')
}

export default function Screen() {
  return (
    <>
      <h1 tabIndex={-1}>Unanswered</h1>
      <button onClick={fail}>Break</button>
    </>
  )
}
`

/** A screen that works at first, and throws when its button is clicked. */
export const THROWS_LATER = `
import { useState } from 'react'

export default function Screen() {
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('a bug after a press')
  return (
    <>
      <h1 tabIndex={-1}>Works at first</h1>
      <button onClick={() => setBroken(true)}>Break</button>
    </>
  )
}
`

/** Returns a screen with one button, which keeps the page busy for this many milliseconds at each click. */
export const screenThatAnswersAfter = (ms: number) => `
import { useState } from 'react'

function busy() {
  const end = performance.now() + ${ms}
  while (performance.now() < end);
}

export default function Screen() {
  const [count, setCount] = useState(0)
  return (
    <>
      <h1 tabIndex={-1}>Answers after ${ms} ms</h1>
      <button onClick={() => { busy(); setCount(count + 1) }}>Count</button>
      <p>Counted: {count}</p>
    </>
  )
}
`

/** A module that is no screen. */
export const NO_COMPONENT = `export default 'not a component'\n`

/** Goes to a screen as a link inside the site does. */
export async function inside(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
