/** Lets the browser paint and answer before what comes next: starting the site in one piece takes too long on slow devices. */
export function nextTask() {
  return new Promise<void>((resolve) => setTimeout(resolve))
}
