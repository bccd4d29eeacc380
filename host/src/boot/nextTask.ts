/** Lets the browser paint and handle input before the next part of the start. A message, because browsers delay timers in hidden tabs. */
export function nextTask() {
  return new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
