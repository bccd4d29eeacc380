import * as v from 'valibot'
import { appNameSchema, appVersionSchema, moduleNameSchema, routePathSchema } from './names'
import { check, type Checked } from './problems'
import { screenRowSchema } from './screens'

/** Version of what host, remotes and releases agree on; a host runs remotes of its own and of older contracts. */
export const CONTRACT_VERSION = 1

/** A file inside a build's folder: words, dots and dashes, no way out of the folder. */
export const fileNameSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/, 'must be a file name without folders'),
)

const fileSchema = v.strictObject({
  /** Subresource integrity of the bytes: `sha256-…`. */
  integrity: v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'must be a sha256 integrity')),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

const builtScreenSchema = v.strictObject({
  ...screenRowSchema.entries,
  /** Files the screen's module needs beyond the entry, in load order. */
  files: v.array(fileNameSchema),
  /** Whether it shows coin logos, so that their sprite is fetched with the page. */
  showsCoinLogos: v.boolean(),
})

const common = {
  contract: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: appNameSchema,
  version: appVersionSchema,
  /** Commit the build was made from, or null outside a checkout. */
  commit: v.nullable(v.string()),
  files: v.record(fileNameSchema, fileSchema),
}

const builtRemoteSchema = v.strictObject({
  ...common,
  kind: v.literal('remote'),
  /** The federation container's file. */
  entry: fileNameSchema,
  screens: v.pipe(v.array(builtScreenSchema), v.minLength(1)),
  /** Files of every frame, by module. */
  frames: v.record(moduleNameSchema, v.array(fileNameSchema)),
  /** Semver ranges of the shared modules it takes from the host. */
  requires: v.record(v.string(), v.string()),
})

const builtHostSchema = v.strictObject({
  ...common,
  kind: v.literal('host'),
  /** Scripts of the first load, in order. */
  scripts: v.array(fileNameSchema),
  styles: v.array(fileNameSchema),
  /** Fonts worth a preload. */
  fonts: v.array(fileNameSchema),
  /** The sprite of the coin logos. */
  coinLogos: fileNameSchema,
  /** The host's own screens (/login, /register): files beyond the first load. */
  screens: v.array(
    v.strictObject({
      path: routePathSchema,
      title: v.string(),
      description: v.string(),
      files: v.array(fileNameSchema),
    }),
  ),
  /** Files of the session client, fetched only for sign-in and stored sessions. */
  session: v.array(fileNameSchema),
  /** Versions of the shared modules it provides. */
  provides: v.record(v.string(), v.string()),
})

export const builtAppSchema = v.variant('kind', [builtRemoteSchema, builtHostSchema])

/** `app.json` beside a remote's built files. */
export type BuiltRemote = v.InferOutput<typeof builtRemoteSchema>
/** `app.json` beside the host's built files. */
export type BuiltHost = v.InferOutput<typeof builtHostSchema>
export type BuiltApp = BuiltRemote | BuiltHost
export type BuiltScreen = BuiltRemote['screens'][number]

export { builtRemoteSchema, builtHostSchema }

/** Checks a build's `app.json`. */
export function checkBuiltApp(input: unknown): Checked<BuiltApp> {
  return check(builtAppSchema, input, 'app.json')
}
