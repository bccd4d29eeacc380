/**
 * Calls `act` in a task after the browser's next frame, so that it does not delay that frame. In a background tab, it waits until the user
 * returns. Returns a function that cancels the call.
 *
 * @example
 * useEffect(() => afterFrame(() => prefetch(screen)), [screen])
 */
export function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // A frame is painted between its callbacks and the next task.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
