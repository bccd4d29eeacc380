const logged = new Set<string>()

/** Logs an attempted path to the console, once for as long as the site is open. */
export function logAttempt(path: string) {
  if (logged.has(path)) return
  logged.add(path)
  console.warn(`Page not found: ${path}`)
}
