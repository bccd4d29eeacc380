/** The longest wait for a frame, in milliseconds. */
const NO_FRAME_MS = 100

/**
 * Continues in a separate task, so that the browser can react to the user in between. Uses `scheduler.yield` where available, otherwise
 * a timer.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> }
  return scheduler?.yield?.() ?? new Promise((go) => setTimeout(go))
}

/** Continues within the browser's next frame, before layout, or soon where no frames are drawn, as in a background tab. */
export function inNextFrame(): Promise<void> {
  return new Promise((go) => {
    const late = setTimeout(go, NO_FRAME_MS)
    requestAnimationFrame(() => {
      clearTimeout(late)
      go()
    })
  })
}

/** Continues in a separate task after the browser's next frame. */
export async function afterNextFrame(): Promise<void> {
  await inNextFrame()
  await nextTask()
}
