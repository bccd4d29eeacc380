import { PAGE_MARKUP } from '@crossbook/contract'
import type { OnFault } from './createFaultReports'
import { controlName } from './controlName'
import { type BuiltFile, throwingFile } from './stackFrames'

/** Milliseconds after the use of a control within which an error counts as its consequence. */
const CONSEQUENCE_MS = 5_000

/** Events of a user who operates a control. A key press on a control is a click as well. */
const USES = ['click', 'input'] as const

/** Browser messages without effect on users: a layout that needs another round, and an error of another origin. */
const HARMLESS = /^(?:Uncaught )?(?:ResizeObserver loop|Script error\.?)/

/**
 * Reports a page's uncaught errors and rejections as faults of the build whose file threw them, with the control that was used up to 5 s
 * before. Leaves out errors of extensions, user scripts and other origins, cancelled requests and harmless notices. `moduleOf` names the
 * module that a file belongs to.
 */
export function watchUncaught(page: Window, onFault: OnFault, moduleOf: (file: BuiltFile) => string) {
  let used: { control: string | undefined; at: number } | undefined
  for (const use of USES)
    page.document.addEventListener(
      use,
      ({ target }) => (used = { control: controlName(target), at: performance.now() }),
      { capture: true, passive: true },
    )

  const report = (error: unknown, filename: string) => {
    if (isCancelled(error) || hasStoppedStarting(page.document)) return
    const file = throwingFile(error, filename)
    if (!file) return
    const isConsequence = used !== undefined && performance.now() - used.at <= CONSEQUENCE_MS
    const address = { app: file.app, version: file.version, module: moduleOf(file) }
    onFault(address, error, 'uncaught', isConsequence ? used?.control : undefined)
  }
  page.addEventListener('error', ({ error, message, filename }) => {
    if (!HARMLESS.test(message)) report(error ?? message, filename)
  })
  page.addEventListener('unhandledrejection', ({ reason }) => report(reason, ''))
}

/** Returns whether the host has given up starting, which the page's own watchdog reports. */
function hasStoppedStarting({ documentElement }: Document) {
  return (
    documentElement.hasAttribute(PAGE_MARKUP.starting) && !documentElement.hasAttribute(PAGE_MARKUP.hostRuns)
  )
}

function isCancelled(error: unknown) {
  return error instanceof Error && error.name === 'AbortError'
}
