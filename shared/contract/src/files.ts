import * as v from 'valibot'
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
export const previousBuildSchema = v.object({ version: appVersionSchema, manifest: integritySchema })

/** A build of a remote that takes the place of a later one that fails. */
export type PreviousBuild = v.InferOutput<typeof previousBuildSchema>

/** What a page falls back on for one remote, in order: the build before the present one, then those before that. */
export function fallbackBuilds(named: {
  previous?: PreviousBuild | undefined
  earlier?: readonly PreviousBuild[] | undefined
}): readonly PreviousBuild[] {
  return named.previous ? [named.previous, ...(named.earlier ?? [])] : []
}
