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
 * Files to fetch with the page, as URL paths, by the visitors who need them. The session client is not one of them: signed-in users need
 * it last, and the forms of the sign-in pages load it themselves.
 */
export interface Preload {
  /** Every visitor needs them. */
  always: readonly string[]
  /** Additional files for users without a stored session. */
  visitor: readonly string[]
  /** Additional files for users with a stored session. */
  session: readonly string[]
}

/** One page of the site, as its HTML needs to know it. */
export interface SiteRoute {
  /** Undefined for the page that answers unknown paths. */
  path: string | undefined
  title: string
  description: string
  preload: Preload
  /** Whether it is shown in place of other pages. It takes the address of the other page from the part after `#` in its own. */
  isStandIn?: true
}

const NOTHING: Preload = { always: [], visitor: [], session: [] }

/** The target of the guard's redirect for visitors. */
const SIGN_IN = '/login'

/** Every page of a release: the remotes' screens, the host's own, and the not-found page. */
export function siteRoutes(release: Release): SiteRoute[] {
  const { host } = release
  const logos = hostFiles(host, [host.coinLogos])
  const signIn = hostFiles(host, host.screens.find(({ path }) => path === SIGN_IN)?.files ?? [])

  const ofRemotes = release.remotes.flatMap((remote) =>
    remote.screens.map((screen): SiteRoute => {
      const own = [...screenFiles(remote, screen), ...(screen.showsCoinLogos ? logos : [])]
      const files = screen.access === 'public' ? { always: own } : { visitor: signIn, session: own }
      return route(host, screen, { ...NOTHING, ...files })
    }),
  )
  const ofHost = host.screens.map((screen) =>
    route(host, screen, { ...NOTHING, always: hostFiles(host, screen.files) }),
  )
  const notFound = { path: undefined, title: 'Page not found', description: 'This page does not exist.' }
  return [...ofRemotes, ...ofHost, route(host, notFound, NOTHING)]
}

/** Returns the page that shows this release on a site whose own release has another host, for any path. */
export function releaseBeforeRoute({ host }: Release): SiteRoute {
  return standInRoute(host, RELEASE_BEFORE_PATH, 'The previous version', 'The previous version of the site.')
}

/** Returns the page that shows a mix with another host than the site's, for any path. */
export function mixRoute({ host }: Release, id: MixId): SiteRoute {
  return standInRoute(host, mixPagePath(id), 'Another version', 'The site in other versions.')
}

function standInRoute(host: BuiltHost, path: string, title: string, description: string): SiteRoute {
  return { ...route(host, { path, title, description }, NOTHING), isStandIn: true }
}

/** Returns the page of a route. Its preloads leave out the files of the first load, and name each other file once. */
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
