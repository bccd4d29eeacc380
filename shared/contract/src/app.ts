import * as v from 'valibot'
import { foreignContainerSchema } from './container'
import { fileNameSchema, integritySchema } from './files'
import { object } from './objectSchema'
import { appNameSchema, appVersionSchema, ID_DIGITS, moduleNameSchema, routePathSchema } from './names'
import { check, type Checked } from './problems'
import { redirectsSchema, storedMenuEntries, storedRowEntries } from './screens'

/** Version of the contract between host, remotes and releases. A host runs remotes of its own contract and of older ones. */
export const CONTRACT_VERSION = 1

const fileSchema = object({
  integrity: integritySchema,
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

/**
 * A row as a build states it. Additions of a newer contract, such as an access level or a menu group, are accepted here. Promotion
 * refuses them with a message, because it knows the host.
 */
const builtScreenSchema = object({
  ...storedRowEntries,
  access: v.string(),
  menu: v.optional(object({ ...storedMenuEntries, group: v.string() })),
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
  /** The file that renders its screens without a browser; builds of older tools have none. */
  rendering: v.optional(fileNameSchema),
  files: v.record(fileNameSchema, fileSchema),
}

const builtRemoteSchema = object({
  ...common,
  kind: v.literal('remote'),
  /** The federation container's file. */
  entry: fileNameSchema,
  screens: v.pipe(v.array(builtScreenSchema), v.minLength(1)),
  /** Redirects: new pages by former paths. Builds of older tools have none. */
  redirects: v.optional(redirectsSchema),
  /** Files of every frame, by module. */
  frames: v.record(moduleNameSchema, v.array(fileNameSchema)),
  /** Semver ranges of the shared modules that it uses from the host. */
  requires: v.record(v.string(), v.string()),
  /** The way to start it if it was built with another configuration than ours. Our builds have none. */
  container: v.optional(foreignContainerSchema),
})

const builtHostSchema = object({
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
    object({
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
  /** Version of the page markup that it uses. Builds from before markup versions leave it out. */
  markup: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Access levels and menu groups of a remote's table that it knows. Builds that know only those of contract 1 leave it out. */
  knows: v.optional(
    object({
      access: v.array(v.string()),
      menuGroups: v.array(v.string()),
      /** Number of digits of the ids that it reads. Builds that know only the shorter ids leave it out. */
      idDigits: v.optional(v.literal(ID_DIGITS)),
    }),
  ),
})

/** `app.json` next to a remote's built files. */
export type BuiltRemote = v.InferOutput<typeof builtRemoteSchema>
/** `app.json` next to the host's built files. */
export type BuiltHost = v.InferOutput<typeof builtHostSchema>
export type BuiltApp = BuiltRemote | BuiltHost
export type BuiltScreen = BuiltRemote['screens'][number]

export { builtRemoteSchema, builtHostSchema }

// Not `v.variant`: pages load it with their first script, and it costs more than the choice between two.
const kindSchema = object({ kind: v.picklist(['remote', 'host']) })

/** Checks a build's `app.json`. */
export function checkBuiltApp(input: unknown): Checked<BuiltApp> {
  const app = check(kindSchema, input, 'app.json')
  if (!app.ok) return app
  return check(app.value.kind === 'host' ? builtHostSchema : builtRemoteSchema, input, 'app.json')
}
