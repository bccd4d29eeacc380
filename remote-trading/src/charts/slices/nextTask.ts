/** Time after which nobody waits for a frame any longer. */
const NO_FRAME_MS = 100

/**
 * Goes on in a task of its own, so that the browser may answer the visitor in between: by `scheduler.yield` where there is one,
 * otherwise by a timer.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> }
  return scheduler?.yield?.() ?? new Promise((go) => setTimeout(go))
}

/** Goes on within the browser's next frame, before it is laid out, or soon where no frames are drawn, as in a tab at the back. */
export function inNextFrame(): Promise<void> {
  return new Promise((go) => {
    const late = setTimeout(go, NO_FRAME_MS)
    requestAnimationFrame(() => {
      clearTimeout(late)
      go()
    })
  })
}

/** Goes on in a task of its own after the browser's next frame. */
export async function afterNextFrame(): Promise<void> {
  await inNextFrame()
  await nextTask()
}
