import * as v from 'valibot'
import { object } from './objectSchema'
import { foreignContainerSchema } from './container'
import { fileNameSchema, integritySchema, previousBuildSchema } from './files'
import {
  appNameSchema,
  appVersionSchema,
  channelNameSchema,
  mixIdSchema,
  moduleNameSchema,
  releaseIdSchema,
} from './names'
import { check, type Checked } from './problems'
import { redirectsSchema, storedRowEntries } from './screens'

const { description: _onlyInTheHtml, ...pageRowEntries } = storedRowEntries

const pageScreenSchema = object({ ...pageRowEntries, files: v.array(fileNameSchema) })

export const pageRemoteSchema = object({
  name: appNameSchema,
  version: appVersionSchema,
  entry: fileNameSchema,
  screens: v.array(pageScreenSchema),
  frames: v.record(moduleNameSchema, v.array(fileNameSchema)),
  /** The way to start it if it was built with another configuration than ours. */
  container: v.optional(foreignContainerSchema),
  /** Redirects: new pages by former paths. Older hosts show their 404 page for links to those. */
  redirects: v.optional(redirectsSchema),
  /** The build that replaces it when it fails. */
  previous: v.optional(previousBuildSchema),
  /** The builds that replace that one when it fails as well, in order. */
  earlier: v.optional(v.array(previousBuildSchema)),
})

/** The address of the session service and its public key. A path means the site's own origin. */
export const siteConfigSchema = object({
  authUrl: v.pipe(
    v.string(),
    v.regex(/^(?:https?:\/\/[^\s]+|\/[^\s]*)$/, 'must be an http(s) URL or a path'),
  ),
  authKey: v.pipe(v.string(), v.minLength(1, 'must not be empty')),
  /** The channel whose releases the site shows. Sites without a channel leave it out. */
  channel: v.optional(channelNameSchema),
  /** Whether the site opens mixes of published versions; production does not. */
  acceptsMixes: v.optional(v.boolean()),
  /** A second receiver of fault reports, in addition to the console: an address that accepts a POST of JSON. */
  faultUrl: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^\s]+$/, 'must be an http(s) URL'))),
  /** The address for reports, and the share of visits that report. Sites that collect no reports leave it out. */
  reports: v.optional(
    object({
      url: v.pipe(
        v.string(),
        v.regex(/^(?:https?:\/\/[^\s]+|\/[^\s]*)$/, 'must be an http(s) URL or a path'),
      ),
      visits: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    }),
  ),
  /** Apps that change while the page is open, so that releases do not pin their files. Only a developer's own machine sets it. */
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
  /** On the page of a mix with another host: the mix, and the versions of the channel's release that the page names. */
  ofMix: v.optional(
    object({
      id: mixIdSchema,
      host: appVersionSchema,
      remotes: v.array(object({ name: appNameSchema, version: appVersionSchema })),
      /** The reason why a mix that follows its channel keeps its own versions. */
      misfit: v.optional(v.string()),
    }),
  ),
  /**
   * On pages for trial: a sentence for each remote whose ranges do not admit the host's shared modules. Those ranges are not enforced
   * there.
   */
  beyondRanges: v.optional(v.array(v.string())),
  /** Integrity by URL path, the only source of hashes in the browser. */
  integrity: v.record(v.string(), integritySchema),
})

/** A tab's release, and the environment's settings. */
export type PageDocument = v.InferOutput<typeof pageDocumentSchema>
export type PageRemote = PageDocument['remotes'][number]
export type PageScreen = PageRemote['screens'][number]

/** Checks a tab's page document. */
export function checkPageDocument(input: unknown): Checked<PageDocument> {
  return check(pageDocumentSchema, input, 'Page document')
}

/** Path that adds a browser to a rollout's staff. The secret of a staff member's link is in `?token=`. */
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
 * Path of the page that shows the channel's last release with another host; the part of its address after `#` is the page of the site to
 * show.
 */
export const RELEASE_BEFORE_PATH = '/release-before'
