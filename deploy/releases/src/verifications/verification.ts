import { appNameSchema, appVersionSchema, releaseIdSchema } from '@crossbook/contract'
import * as v from 'valibot'

/** What a walk through a release looks at on each page. */
export const LOOKS = [
  'start',
  'guard',
  'fault',
  'fallback',
  'policy',
  'hydration',
  'console',
  'shift',
  'axe',
] as const

export type Look = (typeof LOOKS)[number]

/** Most findings that are kept, and most characters of each: enough to mend by, whatever a broken release says. */
export const MOST_FINDINGS = 100
export const MOST_WORDS = 500

const findingSchema = v.object({
  look: v.picklist(LOOKS),
  /** Path of the site, as it was opened. */
  path: v.string(),
  visitor: v.picklist(['signedOut', 'signedIn']),
  window: v.picklist(['desk', 'phone']),
  /** What was seen, in words. */
  words: v.pipe(v.string(), v.maxLength(MOST_WORDS)),
})

/** Something that a page of a release should not show. */
export type WalkFinding = v.InferOutput<typeof findingSchema>

const figuresSchema = v.object({
  /** Pages that were measured. */
  pages: v.number(),
  /** Medians over them: milliseconds until the largest paint, milliseconds of blocking time; and the largest shift, as a score. */
  largestPaint: v.number(),
  blocked: v.number(),
  layoutShift: v.number(),
})

/** How quickly pages stood. */
export type Figures = v.InferOutput<typeof figuresSchema>

export const verificationSchema = v.object({
  set: v.pipe(v.string(), v.regex(/^s[0-9a-f]{32}$/)),
  /** The set, by application. */
  apps: v.record(appNameSchema, appVersionSchema),
  /** ISO 8601 instant. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  author: v.string(),
  /** Pages that were opened. */
  pages: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** How much was found; of it, what is kept. */
  found: v.pipe(v.number(), v.integer(), v.minValue(0)),
  findings: v.pipe(v.array(findingSchema), v.maxLength(MOST_FINDINGS)),
  /** A team's own journeys: the command, and how it ended; null for a signal. */
  journeys: v.optional(v.object({ command: v.string(), exitCode: v.nullable(v.number()) })),
  /** On pages of what is new, and on the same pages of the release that the channel showed then. */
  speed: v.optional(
    v.object({
      now: figuresSchema,
      before: v.optional(v.object({ release: releaseIdSchema, ...figuresSchema.entries })),
    }),
  ),
  /** Whose key signed all of it, in base64. */
  signature: v.optional(v.object({ keyid: v.string(), sig: v.string() })),
})

/** The record of a walk through a set of builds. */
export type Verification = v.InferOutput<typeof verificationSchema>

/** Whether nothing was found and the team's journeys ended well. */
export function hasPassed({ found, findings, journeys }: Verification) {
  return found === 0 && findings.length === 0 && (journeys === undefined || journeys.exitCode === 0)
}
