import * as v from 'valibot'
import { object } from './objectSchema'
import { appNameSchema, appVersionSchema, releaseIdSchema } from './names'
import { check, type Checked } from './problems'

/** URL path of the document that says which release the channel shows now. */
export const SHOWN_RELEASE_URL = '/release.json'

/** URL path of the list of versions that can be tried, on sites that accept mixes. */
export const VERSIONS_URL = '/versions.json'

const shownReleaseSchema = object({ release: releaseIdSchema })
const versionsSchema = object({
  /** Published versions by app, newest first. */
  apps: v.record(appNameSchema, v.array(appVersionSchema)),
})

/** The release that new pages of a site show. */
export type ShownRelease = v.InferOutput<typeof shownReleaseSchema>
/** Versions that users can try on a site. */
export type PublishedVersions = v.InferOutput<typeof versionsSchema>

/** Checks the answer of SHOWN_RELEASE_URL. */
export function checkShownRelease(input: unknown): Checked<ShownRelease> {
  return check(shownReleaseSchema, input, 'Shown release')
}

/** Checks the answer of VERSIONS_URL. */
export function checkPublishedVersions(input: unknown): Checked<PublishedVersions> {
  return check(versionsSchema, input, 'Published versions')
}
