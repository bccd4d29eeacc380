import type { Page } from '@playwright/test'

/** Records all paths of a page from now on. */
export function visitedPaths(page: Page) {
  const paths: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname)
  })
  return () => paths
}

/** Records a page's requests to the site from now on, as paths with their query. */
export function requestedPaths(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    paths.push(pathname + search)
  })
  return () => paths
}

/** Records a page's requests to the session service from now on. */
export function authRequests(page: Page) {
  const requested = requestedPaths(page)
  return () => requested().filter((path) => path.startsWith('/auth/v1/'))
}
