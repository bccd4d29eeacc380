/** What the runtime would add to an error for its own reports, which are left out. */
export function optionsToMFContext() {
  return undefined
}
