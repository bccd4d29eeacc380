import * as v from 'valibot'
import { object } from './objectSchema'
import type { BuiltRemote } from './app'
import { fileNameSchema, integritySchema, own, previousBuildSchema } from './files'
import {
  appNameSchema,
  appVersionSchema,
  channelNameSchema,
  HOST,
  mixIdSchema,
  moduleNameSchema,
  releaseIdSchema,
} from './names'
import { check, type Checked } from './problems'
import type { Release } from './release'
import { pageRowParts, redirectsSchema, storedRowSchema, type Access, type MenuEntry } from './screens'

const { description: _onlyInTheHtml, ...pageRowEntries } = storedRowSchema.entries

const pageScreenSchema = object({ ...pageRowEntries, ...pageRowParts, files: v.array(fileNameSchema) })

export const pageRemoteSchema = object({
  name: appNameSchema,
  version: appVersionSchema,
  entry: fileNameSchema,
  screens: v.array(pageScreenSchema),
  frames: v.record(moduleNameSchema, v.array(fileNameSchema)),
  /** Redirects: new pages by former paths. Older hosts show their 404 page for links to those. */
  redirects: v.optional(redirectsSchema),
  /** What takes its place when it fails. */
  previous: v.optional(previousBuildSchema),
  /** What takes the place of that one when it fails as well, in order. */
  earlier: v.optional(v.array(previousBuildSchema)),
})

/** Where the session service answers and the public key it expects; a path means the site's own origin. */
export const siteConfigSchema = object({
  authUrl: v.pipe(
    v.string(),
    v.regex(/^(?:https?:\/\/[^\s]+|\/[^\s]*)$/, 'must be an http(s) URL or a path'),
  ),
  authKey: v.pipe(v.string(), v.minLength(1, 'must not be empty')),
  /** The channel whose releases the site shows; left out by sites that show none by name. */
  channel: v.optional(channelNameSchema),
  /** Whether the site opens mixes of published versions; production does not. */
  acceptsMixes: v.optional(v.boolean()),
  /** Where fault reports are sent, in addition to the console: an address that accepts a POST of JSON. */
  faultUrl: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^\s]+$/, 'must be an http(s) URL'))),
  /** Where pages send their reports, and which share of the visits is reported; left out by sites that collect none. */
  reports: v.optional(
    object({
      url: v.pipe(
        v.string(),
        v.regex(/^(?:https?:\/\/[^\s]+|\/[^\s]*)$/, 'must be an http(s) URL or a path'),
      ),
      visits: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    }),
  ),
  /** Apps that change while the page is open, so that no release pins their files; a developer's own machine alone says so. */
  underDevelopment: v.optional(v.array(appNameSchema)),
})

/** Run-time configuration of one environment, inlined in its pages. */
export type SiteConfig = v.InferOutput<typeof siteConfigSchema>

/** Made by a release tool and read by a host of any age: unknown keys are left alone. */
export const pageDocumentSchema = object({
  release: releaseIdSchema,
  config: siteConfigSchema,
  remotes: v.array(pageRemoteSchema),
  host: object({
    version: appVersionSchema,
    /** Files of the session client. */
    session: v.array(fileNameSchema),
    /** Files of the host's own screens by path. */
    screens: v.record(v.string(), v.array(fileNameSchema)),
  }),
  /** Version of the previous host, if its page exists at RELEASE_BEFORE_PATH. */
  hostBefore: v.optional(appVersionSchema),
  /** On the page of a mix with another host: which mix it is, and what the channel shows, whose release the page names. */
  ofMix: v.optional(
    object({
      id: mixIdSchema,
      host: appVersionSchema,
      remotes: v.array(object({ name: appNameSchema, version: appVersionSchema })),
      /** Why a mix that follows its channel keeps its own versions. */
      misfit: v.optional(v.string()),
    }),
  ),
  /** Integrity by URL path, the only source of hashes in the browser. */
  integrity: v.record(v.string(), integritySchema),
})

/** What a tab knows of its release, and the environment's settings. */
export type PageDocument = v.InferOutput<typeof pageDocumentSchema>
export type PageRemote = PageDocument['remotes'][number]
export type PageScreen = PageRemote['screens'][number]

/** Checks what a tab knows of its release. */
export function checkPageDocument(input: unknown): Checked<PageDocument> {
  return check(pageDocumentSchema, input, 'Page document')
}

/** Address of a site at which a browser becomes one of the staff of a rollout, by `?token=` and what that one's link holds. */
export const STAFF_URL = '/staff'

/** URL path of the folder of all builds. */
export const BUILDS_URL = '/apps'

/** URL path of the folder of all prerenders and release documents, of which browsers load the documents. */
export const PRERENDERS_URL = '/prerenders'

/** URL path of the folder of one immutable build. */
export function buildUrl(app: string, version: string) {
  return `${BUILDS_URL}/${app}/${version}`
}

/**
 * A folder as a source of scripts in a page's policy. Its host is left open, because pages do not know theirs: the `'self'` of
 * the site's headers, which apply as well, is the other half.
 */
export function scriptSource(folder: string) {
  return `*:*${folder}/`
}

/** URL path of one file of one immutable build. */
export function fileUrl(app: string, version: string, file: string) {
  return `${buildUrl(app, version)}/${file}`
}

/**
 * Path of the page that shows the channel's last release with another host; what follows `#` in its address is the page of the
 * site that it shows.
 */
export const RELEASE_BEFORE_PATH = '/release-before'

/** What the page document of a release has beyond the release; `hostBefore` where the site has a page with that host. */
export type PageExtras = Pick<PageDocument, 'hostBefore' | 'ofMix'>

/** The page document of a release in one environment. */
export function pageDocument(
  release: Release,
  config: SiteConfig,
  { hostBefore, ofMix }: PageExtras = {},
): PageDocument {
  const { host, remotes } = release
  return {
    release: release.id,
    config,
    ...(hostBefore ? { hostBefore } : {}),
    ...(ofMix ? { ofMix } : {}),
    remotes: pageRemotes(release),
    host: {
      version: host.version,
      session: host.session,
      screens: Object.fromEntries(host.screens.map((screen) => [screen.path, screen.files])),
    },
    integrity: fileIntegrity([host, ...remotes]),
  }
}

/** The remotes of a release as pages know them. */
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

/** One build of a remote as pages know it; promotion has made sure that the host knows its words. */
export function pageRemote({ name, version, entry, screens, frames, redirects }: BuiltRemote): PageRemote {
  return {
    name,
    version,
    entry,
    frames,
    ...(redirects ? { redirects } : {}),
    screens: screens.map(({ description: _, showsCoinLogos: __, access, menu, ...screen }) => ({
      ...screen,
      access: access as Access,
      ...(menu ? { menu: menu as MenuEntry } : {}),
    })),
  }
}

/** Integrity of every script of these builds and of the remotes' style sheets, by URL path; the host's own rules are in the page. */
export function fileIntegrity(apps: readonly Pick<BuiltRemote, 'name' | 'version' | 'files'>[]) {
  return Object.fromEntries(
    apps.flatMap((app) =>
      Object.entries(app.files)
        .filter(([name]) => name.endsWith('.js') || (name.endsWith('.css') && app.name !== HOST))
        .map(([name, file]) => [fileUrl(app.name, app.version, name), file.integrity]),
    ),
  )
}
