/**
 * Lets the browser paint and answer before what comes next: starting the site in one piece takes too long on slow devices. A
 * message and not a timer, which browsers hold back in hidden tabs.
 */
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
