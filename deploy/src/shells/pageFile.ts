/** File of the page that answers unknown paths; no route can be called so. */
export const NOT_FOUND_FILE = '_404.html'

/** File that holds the shell of a route: `/tools/calculator` → `tools/calculator.html`. */
export function pageFile(path: string | undefined) {
  if (path === undefined) return NOT_FOUND_FILE
  return path === '/' ? '_index.html' : `${path.slice(1)}.html`
}
