import {
  type BuiltHost,
  fileUrl,
  type MixId,
  mixPagePath,
  type Release,
  RELEASE_BEFORE_PATH,
  screenFiles,
} from '@crossbook/contract'

/**
 * Files worth fetching with the page, as URL paths, by who asks for it. The session client is none of them: who is signed in needs it
 * last, and the forms of sign-in pages ask for it themselves.
 */
export interface Preload {
  /** Every visitor needs them. */
  always: readonly string[]
  /** Those without a stored session need these as well. */
  visitor: readonly string[]
  /** Those with a stored session need these as well. */
  session: readonly string[]
}

/** One page of the site, as its HTML needs to know it. */
export interface SiteRoute {
  /** Undefined for the page that answers unknown paths. */
  path: string | undefined
  title: string
  description: string
  preload: Preload
  /** Whether it shows what other pages are for: it takes the address that follows `#` in its own. */
  isStandIn?: true
}

const NOTHING: Preload = { always: [], visitor: [], session: [] }

/** Where the guard sends visitors who are not signed in. */
const SIGN_IN = '/login'

/** Every page of a release: the remotes' screens, the host's own, and the answer to unknown paths. */
export function siteRoutes(release: Release): SiteRoute[] {
  const { host } = release
  const logos = hostFiles(host, [host.coinLogos])
  const signIn = hostFiles(host, host.screens.find(({ path }) => path === SIGN_IN)?.files ?? [])

  const ofRemotes = release.remotes.flatMap((remote) =>
    remote.screens.map((screen): SiteRoute => {
      const own = [...screenFiles(remote, screen), ...(screen.showsCoinLogos ? logos : [])]
      const preload =
        screen.access === 'public'
          ? { always: own, visitor: [], session: [] }
          : { always: [], visitor: signIn, session: own }
      return route(host, screen, preload)
    }),
  )
  const ofHost = host.screens.map((screen) =>
    route(host, screen, { always: hostFiles(host, screen.files), visitor: [], session: [] }),
  )
  const notFound = route(
    host,
    { path: undefined, title: 'Page not found', description: 'This page does not exist.' },
    NOTHING,
  )
  return [...ofRemotes, ...ofHost, notFound]
}

/** The page that shows this release on a site whose own release has another host, whatever path it is opened for. */
export function releaseBeforeRoute({ host }: Release): SiteRoute {
  return standIn(host, RELEASE_BEFORE_PATH, 'The version before', 'The site as it was before.')
}

/** The page that shows a mix with another host than the site's, whatever path it is opened for. */
export function mixRoute({ host }: Release, id: MixId): SiteRoute {
  return standIn(host, mixPagePath(id), 'Another version', 'The site in other versions.')
}

function standIn(host: BuiltHost, path: string, title: string, description: string): SiteRoute {
  return { ...route(host, { path, title, description }, NOTHING), isStandIn: true }
}

/** The page without what the first load fetches anyway, each file once. */
function route(
  host: BuiltHost,
  { path, title, description }: Pick<SiteRoute, 'path' | 'title' | 'description'>,
  preload: Preload,
): SiteRoute {
  const firstLoad = hostFiles(host, [...host.scripts, ...host.styles])
  const always = without(preload.always, firstLoad)
  return {
    path,
    title,
    description,
    preload: {
      always,
      visitor: without(preload.visitor, [...firstLoad, ...always]),
      session: without(preload.session, [...firstLoad, ...always]),
    },
  }
}

function without(files: readonly string[], others: readonly string[]) {
  return [...new Set(files)].filter((file) => !others.includes(file))
}

function hostFiles(host: BuiltHost, files: readonly string[]) {
  return files.map((file) => fileUrl(host.name, host.version, file))
}
