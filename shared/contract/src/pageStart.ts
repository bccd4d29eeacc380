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
  /** The address and the integrity of the release document. */
  document: object({
    url: v.pipe(v.string(), v.regex(/^\/[^/]/, 'must be a path of the site')),
    integrity: integritySchema,
  }),
})

/** The start of a page: the parts of its page document that differ between the pages of a release, and the address of the rest. */
export type PageStart = v.InferOutput<typeof pageStartSchema>

/** Data that every page of a release shares, in every environment. */
export type ReleaseDocument = Omit<PageDocument, 'config' | 'hostBefore' | 'ofMix'>

/** Checks the start of a page. */
export function checkPageStart(input: unknown): Checked<PageStart> {
  return check(pageStartSchema, input, 'Page start')
}

/** Splits a page document into its two parts. The writer of the release document adds its address and integrity. */
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

/** Joins a page document from its two parts. Returns a problem if they do not belong together. */
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
