import * as v from 'valibot'
import { object } from './objectSchema'
import { appVersionSchema } from './names'

/** A file inside a build's folder. Only words, dots and dashes are allowed, so that the path cannot leave the folder. */
export const fileNameSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/, 'must be a file name without folders'),
)

/** Subresource integrity of a file's bytes: `sha256-…`. */
export const integritySchema = v.pipe(
  v.string(),
  v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'must be a sha256 integrity'),
)

/** A fallback build of a remote: its version and the integrity of its `app.json`. */
export const previousBuildSchema = object({ version: appVersionSchema, manifest: integritySchema })

/** A build of a remote that replaces a later build if that one fails. */
export type PreviousBuild = v.InferOutput<typeof previousBuildSchema>

/** Returns the fallback builds of one remote, in order: the previous build, then earlier ones. */
export function fallbackBuilds(fallbacks: {
  previous?: PreviousBuild | undefined
  earlier?: readonly PreviousBuild[] | undefined
}): readonly PreviousBuild[] {
  return fallbacks.previous ? [fallbacks.previous, ...(fallbacks.earlier ?? [])] : []
}

/** The fallback builds of one remote of a release. */
export function fallbackBuildsOf(
  release: { previous?: ByName<PreviousBuild>; earlier?: ByName<readonly PreviousBuild[]> },
  remote: string,
) {
  return fallbackBuilds({ previous: own(release.previous, remote), earlier: own(release.earlier, remote) })
}

type ByName<Value> = Readonly<Partial<Record<string, Value>>> | undefined

/**
 * Returns a record's own value for an untrusted name; undefined if the record has no such key. A plain look-up of a name such as
 * `constructor` would find an inherited value.
 */
export function own<Value>(record: ByName<Value>, name: string) {
  return record && Object.hasOwn(record, name) ? record[name] : undefined
}
