/**
 * Calls `act` in a task of its own once the browser has drawn its next frame, so that what is shown now is not kept waiting; in a tab at the
 * back, which draws none, when the visitor comes back to it. Returns how to call it off.
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
