import * as v from 'valibot'
import { object } from './objectSchema'
import { appVersionSchema } from './names'

/** A file inside a build's folder: words, dots and dashes, no way out of the folder. */
export const fileNameSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/, 'must be a file name without folders'),
)

/** Subresource integrity of a file's bytes: `sha256-…`. */
export const integritySchema = v.pipe(
  v.string(),
  v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'must be a sha256 integrity'),
)

/** A remote's build from before the present one, to fall back on: its version and the integrity of its app.json. */
export const previousBuildSchema = object({ version: appVersionSchema, manifest: integritySchema })

/** A build of a remote that takes the place of a later one that fails. */
export type PreviousBuild = v.InferOutput<typeof previousBuildSchema>

/** What a page falls back on for one remote, in order: the build before the present one, then those before that. */
export function fallbackBuilds(named: {
  previous?: PreviousBuild | undefined
  earlier?: readonly PreviousBuild[] | undefined
}): readonly PreviousBuild[] {
  return named.previous ? [named.previous, ...(named.earlier ?? [])] : []
}

/** The same for one remote of a release, which has them by remote. */
export function fallbackBuildsOf(
  release: { previous?: ByName<PreviousBuild>; earlier?: ByName<readonly PreviousBuild[]> },
  remote: string,
) {
  return fallbackBuilds({ previous: own(release.previous, remote), earlier: own(release.earlier, remote) })
}

type ByName<Value> = Readonly<Partial<Record<string, Value>>> | undefined

/**
 * What a record has under a name that others chose; undefined where there is nothing. Of a name such as `constructor`, a plain
 * look-up would find what every object inherits.
 */
export function own<Value>(record: ByName<Value>, name: string) {
  return record && Object.hasOwn(record, name) ? record[name] : undefined
}
