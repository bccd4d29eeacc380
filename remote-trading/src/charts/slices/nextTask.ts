/** `scheduler.yield` is not in TypeScript's library yet. */
interface Scheduler {
  yield?: () => Promise<void>
}

/** Time after which nobody waits for a frame any longer. */
const NO_FRAME_MS = 100

/**
 * Goes on in a task of its own, so that the browser may answer the visitor in between: by `scheduler.yield` where there is one,
 * otherwise by a timer.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  return scheduler?.yield?.() ?? new Promise((go) => setTimeout(go))
}

/** Goes on in a task of its own after the browser's next frame, or soon where no frames are drawn, as in a tab at the back. */
export async function afterNextFrame(): Promise<void> {
  await new Promise<void>((go) => {
    const late = setTimeout(go, NO_FRAME_MS)
    requestAnimationFrame(() => {
      clearTimeout(late)
      go()
    })
  })
  await nextTask()
}
