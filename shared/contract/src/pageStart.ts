import * as v from 'valibot'
import { object } from './objectSchema'
import { integritySchema } from './files'
import { appVersionSchema, releaseIdSchema } from './names'
import { checkPageDocument, type PageDocument, siteConfigSchema } from './page'
import { check, type Checked } from './problems'

/** Made by a release tool and read by a host of any age since markup 5: unknown keys are left alone. */
const pageStartSchema = object({
  release: releaseIdSchema,
  config: siteConfigSchema,
  host: object({ version: appVersionSchema }),
  hostBefore: v.optional(appVersionSchema),
  /** Where the release document is, and what it is. */
  document: object({
    url: v.pipe(v.string(), v.regex(/^\/[^/]/, 'must be a path of the site')),
    integrity: integritySchema,
  }),
})

/** What a page begins with: all of its page document that is not the same on every page of the release, and where the rest is. */
export type PageStart = v.InferOutput<typeof pageStartSchema>

/** What every page of a release has in common, in every environment. */
export type ReleaseDocument = Omit<PageDocument, 'config' | 'hostBefore' | 'ofMix'>

/** Checks what a page begins with. */
export function checkPageStart(input: unknown): Checked<PageStart> {
  return check(pageStartSchema, input, 'Page start')
}

/** A page document in its two parts; the writer of the release document knows its address and integrity. */
export function partsOf({ config, hostBefore, ofMix: _, ...shared }: PageDocument): {
  start: Omit<PageStart, 'document'>
  shared: ReleaseDocument
} {
  const { release, host } = shared
  return {
    start: { release, config, host: { version: host.version }, ...(hostBefore ? { hostBefore } : {}) },
    shared,
  }
}

/** The page document from its two parts; a problem when they are no parts of one. */
export function togetherOf(
  { config, hostBefore, release }: PageStart,
  shared: unknown,
): Checked<PageDocument> {
  const whole =
    typeof shared === 'object' ? { ...shared, config, ...(hostBefore ? { hostBefore } : {}) } : shared
  const checked = checkPageDocument(whole)
  if (checked.ok && checked.value.release !== release)
    return {
      ok: false,
      problem: `Page document: it is of release ${checked.value.release}, and the page of ${release}`,
    }
  return checked
}
