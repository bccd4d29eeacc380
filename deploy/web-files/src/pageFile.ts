import { SHOWN_RELEASE_URL } from '@crossbook/contract'

/** File of the page that answers unknown paths; no route can be called so. */
export const NOT_FOUND_FILE = '_404.html'

/** File of a page set that says which release its pages show: what SHOWN_RELEASE_URL answers. */
export const SHOWN_RELEASE_FILE = SHOWN_RELEASE_URL.slice(1)

/** File that holds the page of a route: `/tools/calculator` → `tools/calculator.html`. */
export function pageFile(path: string | undefined) {
  if (path === undefined) return NOT_FOUND_FILE
  return path === '/' ? '_index.html' : `${path.slice(1)}.html`
}
