import * as v from 'valibot'

/** Names that tell one application from another: `wallet`, `marketing`; `host` is the host's own. */
export type AppName = string & { readonly AppName: unique symbol }

/** Names one immutable build of an application: `0.1.0`, `0.1.0-main.3fa2b1c`. */
export type AppVersion = string & { readonly AppVersion: unique symbol }

/**
 * Names one immutable release document: `r` and the first 32 hex digits of its content's SHA-256, 16 where its host, or the
 * tool that made it, knew no others.
 */
export type ReleaseId = string & { readonly ReleaseId: unique symbol }

/** The name the host publishes under. */
export const HOST = 'host' as AppName

export const appNameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9]{1,31}$/, 'must be 2 to 32 lower-case letters and digits, a letter first'),
  v.transform((name) => name as AppName),
)

export const appVersionSchema = v.pipe(
  v.string(),
  v.regex(
    /^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+)*)?$/,
    'must be a semantic version such as 1.4.0 or 1.4.0-main.3fa2b1c',
  ),
  v.maxLength(64),
  v.transform((version) => version as AppVersion),
)

/** Names a channel: `production`, `staging`, `local`. */
export type ChannelName = string & { readonly ChannelName: unique symbol }

/** Names a mix, and is all that its link carries: `m` and as many hex digits of its content's SHA-256 as its release has. */
export type MixId = string & { readonly MixId: unique symbol }

export const channelNameSchema = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][a-z0-9-]{0,31}$/,
    'must be 1 to 32 lower-case letters, digits and dashes, a letter first, such as staging',
  ),
  v.transform((name) => name as ChannelName),
)

export const mixIdSchema = v.pipe(
  v.string(),
  v.regex(/^m(?:[0-9a-f]{16}|[0-9a-f]{32})$/, 'must be "m" and 32 or 16 hex digits'),
  v.transform((id) => id as MixId),
)

export const releaseIdSchema = v.pipe(
  v.string(),
  v.regex(/^r(?:[0-9a-f]{16}|[0-9a-f]{32})$/, 'must be "r" and 32 or 16 hex digits'),
  v.transform((id) => id as ReleaseId),
)

/** Digits of the ids that hosts of this checkout read: 128 bits. Hosts whose `app.json` says none read 64. */
export const ID_DIGITS = 32
export const EARLIER_ID_DIGITS = 16

/** A path inside the site: starts with one slash, lower-case words, no trailing slash. */
export const routePathSchema = v.pipe(
  v.string(),
  v.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'must be a path such as /tools/calculator'),
)

/** A module of a remote, under any name that another configuration may have given it. */
export const moduleNameSchema = v.pipe(
  v.string(),
  v.regex(/^\.\/[A-Za-z][\w-]*(?:\/[\w-]+)*$/, 'must be a name such as ./PriceAlerts'),
  v.transform((name) => name as ModuleName),
)

/** The name a remote exposes a screen or frame under, as in `./multi-coin-wallet`. */
export type ModuleName = `./${string}`

/**
 * Returns the global name of a build's federation container. It is unique for each version, so that one page can contain two versions.
 *
 * @example
 * containerName('wallet', '0.1.0') // 'crossbook_wallet_0_1_0'
 */
export function containerName(app: string, version: string) {
  return `crossbook_${app}_${version.replaceAll('.', '_').replaceAll('-', '$')}`
}
