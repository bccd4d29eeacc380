import { appNameSchema, appVersionSchema, releaseIdSchema } from '@crossbook/contract'
import * as v from 'valibot'

/** The checks on each page of a release. */
export const PAGE_CHECKS = [
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

export type PageCheck = (typeof PAGE_CHECKS)[number]

/**
 * Limits of the stored findings: their number, and the characters of each message. They leave enough to fix a fault, even if a broken
 * release prints a lot.
 */
export const MOST_FINDINGS = 100
export const MAX_MESSAGE_LENGTH = 500

const findingSchema = v.object({
  look: v.picklist(PAGE_CHECKS),
  /** Path of the site, as the browser opened it. */
  path: v.string(),
  visitor: v.picklist(['signedOut', 'signedIn']),
  window: v.picklist(['desk', 'phone']),
  /** The message of the finding. */
  message: v.pipe(v.string(), v.maxLength(MAX_MESSAGE_LENGTH)),
})

/** Something that a page of a release should not show. */
export type WalkFinding = v.InferOutput<typeof findingSchema>

const figuresSchema = v.object({
  /** Pages that were measured. */
  pages: v.number(),
  /**
   * Medians of the largest paint and of the blocking time over these pages, in milliseconds; and the largest layout shift of any
   * page, as a score.
   */
  largestPaint: v.number(),
  blocked: v.number(),
  layoutShift: v.number(),
})

/** Loading times of the pages. */
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
  /** Number of all findings; only some are stored. */
  found: v.pipe(v.number(), v.integer(), v.minValue(0)),
  findings: v.pipe(v.array(findingSchema), v.maxLength(MOST_FINDINGS)),
  /** A team's own journeys: the command, and how it ended; null for a signal. */
  journeys: v.optional(v.object({ command: v.string(), exitCode: v.nullable(v.number()) })),
  /** Figures for the pages of new builds, and for the same pages of the release that the channel showed at that time. */
  speed: v.optional(
    v.object({
      now: figuresSchema,
      before: v.optional(v.object({ release: releaseIdSchema, ...figuresSchema.entries })),
    }),
  ),
  /** Signature over the whole document, in base64. */
  signature: v.optional(v.object({ keyid: v.string(), sig: v.string() })),
})

/** The record of a walk through a set of builds. */
export type Verification = v.InferOutput<typeof verificationSchema>

/** Whether nothing was found and the team's journeys ended well. */
export function hasPassed({ found, findings, journeys }: Verification) {
  return found === 0 && findings.length === 0 && (journeys === undefined || journeys.exitCode === 0)
}
