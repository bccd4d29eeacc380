import type { PageDocument, PageScreen } from '@crossbook/contract'
import type { Visitor } from './test'

/** One route of the release under test. */
export type Route = Pick<PageScreen, 'path' | 'title'>

/** The host's own pages. All others are in the page document. */
const HOST_ROUTES: readonly Route[] = [
  { path: '/login', title: 'Sign In' },
  { path: '/register', title: 'Create Account' },
]

/** A path that no screen owns. */
export const UNKNOWN_PATH = '/no/such/page'

/** Screens of all remotes that everybody may open. */
export function publicRoutes(page: PageDocument): Route[] {
  return atLeastOne(screens(page).filter(({ access }) => access === 'public'))
}

/** Screens of all remotes that only the signed in may open. */
export function protectedRoutes(page: PageDocument): Route[] {
  return atLeastOne(screens(page).filter(({ access }) => access === 'signedIn'))
}

/** Every route that this visitor can open without a redirect. */
export function routesFor(visitor: Visitor, page: PageDocument): Route[] {
  return visitor === 'trader' ? atLeastOne(screens(page)) : [...publicRoutes(page), ...HOST_ROUTES]
}

/** Splits routes into the first one of each remote, for `npm test`, and the others, for `npm run test:all`. */
export function sampled(routes: readonly Route[], { remotes }: PageDocument) {
  const remoteOf = (route: Route) =>
    remotes.find(({ screens: owned }) => owned.some(({ path }) => path === route.path))
  const isFirst = (route: Route, at: number) =>
    routes.findIndex((other) => remoteOf(other) === remoteOf(route)) === at
  return { sample: routes.filter(isFirst), rest: routes.filter((route, at) => !isFirst(route, at)) }
}

/** Every route of the site, for any visitor. */
export function everyRoute(page: PageDocument): Route[] {
  return [...atLeastOne(screens(page)), ...HOST_ROUTES]
}

function screens({ remotes }: PageDocument) {
  return remotes.flatMap((remote) => remote.screens)
}

/** A walk without routes would test nothing. */
function atLeastOne<Found>(routes: Found[]) {
  if (routes.length === 0) throw new Error('The release under test has no such route')
  return routes
}
