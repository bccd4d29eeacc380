import * as v from 'valibot'
import { fileNameSchema } from './app'
import { appNameSchema, appVersionSchema, moduleNameSchema, releaseIdSchema } from './names'
import { check, type Checked } from './problems'
import { screenRowSchema } from './screens'
import type { Release } from './release'

const { description: _onlyInTheHtml, ...pageRowEntries } = screenRowSchema.entries

const pageScreenSchema = v.strictObject({ ...pageRowEntries, files: v.array(fileNameSchema) })

const pageRemoteSchema = v.strictObject({
  name: appNameSchema,
  version: appVersionSchema,
  entry: fileNameSchema,
  screens: v.array(pageScreenSchema),
  frames: v.record(moduleNameSchema, v.array(fileNameSchema)),
})

/** Where the session service answers and the public key it expects; a path means the site's own origin. */
export const siteConfigSchema = v.strictObject({
  authUrl: v.pipe(
    v.string(),
    v.regex(/^(?:https?:\/\/[^\s]+|\/[^\s]*)$/, 'must be an http(s) URL or a path'),
  ),
  authKey: v.pipe(v.string(), v.minLength(1, 'must not be empty')),
  /** Apps that change while the page is open, so that no release pins their files; a developer's own machine alone says so. */
  underDevelopment: v.optional(v.array(appNameSchema)),
})

/** Run-time configuration of one environment, inlined in its page shells. */
export type SiteConfig = v.InferOutput<typeof siteConfigSchema>

export const pageDocumentSchema = v.strictObject({
  release: releaseIdSchema,
  config: siteConfigSchema,
  remotes: v.array(pageRemoteSchema),
  host: v.strictObject({
    version: appVersionSchema,
    /** Files of the session client. */
    session: v.array(fileNameSchema),
    /** Files of the host's own screens by path. */
    screens: v.record(v.string(), v.array(fileNameSchema)),
  }),
  /** Integrity by URL path, the only source of hashes in the browser. */
  integrity: v.record(v.string(), v.string()),
})

/** What a page shell inlines for the browser: the part of the release a tab needs, and the environment's settings. */
export type PageDocument = v.InferOutput<typeof pageDocumentSchema>
export type PageRemote = PageDocument['remotes'][number]
export type PageScreen = PageRemote['screens'][number]

/** Checks the document inlined in the page. */
export function checkPageDocument(input: unknown): Checked<PageDocument> {
  return check(pageDocumentSchema, input, 'Page document')
}

/** URL path of one file of one immutable build. */
export function fileUrl(app: string, version: string, file: string) {
  return `/apps/${app}/${version}/${file}`
}

/** The page document of a release in one environment. */
export function pageDocument(release: Release, config: SiteConfig): PageDocument {
  const apps = [release.host, ...release.remotes]
  return {
    release: release.id,
    config,
    remotes: release.remotes.map(({ name, version, entry, screens, frames }) => ({
      name,
      version,
      entry,
      frames,
      screens: screens.map(({ description: _, showsCoinLogos: __, ...screen }) => screen),
    })),
    host: {
      version: release.host.version,
      session: release.host.session,
      screens: Object.fromEntries(release.host.screens.map((screen) => [screen.path, screen.files])),
    },
    integrity: Object.fromEntries(
      apps.flatMap((app) =>
        Object.entries(app.files)
          .filter(([name]) => name.endsWith('.js'))
          .map(([name, file]) => [fileUrl(app.name, app.version, name), file.integrity]),
      ),
    ),
  }
}
