import type { BuiltRemote } from './app'
import { own } from './files'
import { HOST } from './names'
import { fileUrl, type PageDocument, type PageRemote, type SiteConfig } from './page'
import type { Release } from './release'
import type { Access, MenuEntry } from './screens'

/** Parts of a page document that are not in the release. `hostBefore` is set if the site has a page with that host. */
export type PageExtras = Pick<PageDocument, 'hostBefore' | 'ofMix' | 'beyondRanges'>

/** The page document of a release in one environment. */
export function pageDocument(
  release: Release,
  config: SiteConfig,
  { hostBefore, ofMix, beyondRanges = [] }: PageExtras = {},
): PageDocument {
  const { host, remotes } = release
  return {
    release: release.id,
    config,
    ...(hostBefore ? { hostBefore } : {}),
    ...(ofMix ? { ofMix } : {}),
    ...(beyondRanges.length > 0 ? { beyondRanges } : {}),
    remotes: pageRemotes(release),
    host: {
      version: host.version,
      session: host.session,
      screens: Object.fromEntries(host.screens.map((screen) => [screen.path, screen.files])),
    },
    integrity: fileIntegrity([host, ...remotes]),
  }
}

/** The remotes of a release in the form that pages use. */
export function pageRemotes({
  remotes,
  previous,
  earlier,
}: Pick<Release, 'remotes' | 'previous' | 'earlier'>): PageRemote[] {
  return remotes.map((remote) => {
    const [before, behind] = [own(previous, remote.name), own(earlier, remote.name)]
    return {
      ...pageRemote(remote),
      ...(before ? { previous: before } : {}),
      ...(before && behind ? { earlier: behind } : {}),
    }
  })
}

/** One build of a remote in the form that pages use. Promotion has checked that the host knows its access levels and menu groups. */
export function pageRemote({
  name,
  version,
  entry,
  screens,
  frames,
  redirects,
  container,
}: BuiltRemote): PageRemote {
  return {
    name,
    version,
    entry,
    frames,
    ...(redirects ? { redirects } : {}),
    ...(container ? { container } : {}),
    screens: screens.map(({ description: _, showsCoinLogos: __, access, menu, ...screen }) => ({
      ...screen,
      access: access as Access,
      ...(menu ? { menu: menu as MenuEntry } : {}),
    })),
  }
}

/**
 * Returns the integrity of every script of these builds and of the remotes' style sheets, by URL path. The host's own rules are in the
 * page itself.
 */
export function fileIntegrity(apps: readonly Pick<BuiltRemote, 'name' | 'version' | 'files'>[]) {
  return Object.fromEntries(
    apps.flatMap((app) =>
      Object.entries(app.files)
        .filter(([name]) => name.endsWith('.js') || (name.endsWith('.css') && app.name !== HOST))
        .map(([name, file]) => [fileUrl(app.name, app.version, name), file.integrity]),
    ),
  )
}
