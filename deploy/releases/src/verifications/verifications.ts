import {
  appNameSchema,
  appVersionSchema,
  canonicalJson,
  check,
  failure,
  type Release,
  releaseIdSchema,
  type Result,
  success,
} from '@crossbook/contract'
import { BUILD_SET_DIGITS, type BuildSet, type ChannelSettings, type Store } from '@crossbook/store'
import { isVerificationSignedBy, keyOf, lapseOf, type Signer, signVerification } from '@crossbook/trust'
import { parsedJson, shortHash } from '@crossbook/web-files'
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

/** Limits of the stored findings and of their messages: enough to fix a fault, even if a broken release prints a lot. */
export const MOST_FINDINGS = 100
export const MAX_MESSAGE_LENGTH = 500

const findingSchema = v.object({
  look: v.picklist(PAGE_CHECKS),
  /** Path of the site, as the browser opened it. */
  path: v.string(),
  visitor: v.picklist(['signedOut', 'signedIn']),
  window: v.picklist(['desk', 'phone']),
  message: v.pipe(v.string(), v.maxLength(MAX_MESSAGE_LENGTH)),
})

/** Something that a page of a release should not show. */
export type WalkFinding = v.InferOutput<typeof findingSchema>

const figuresSchema = v.object({
  pages: v.number(),
  /** Medians over these pages in milliseconds; the layout shift is the largest of any page, as a score. */
  largestPaint: v.number(),
  blocked: v.number(),
  layoutShift: v.number(),
})

/** Loading times of the pages. */
export type Figures = v.InferOutput<typeof figuresSchema>

const verificationSchema = v.object({
  set: v.pipe(v.string(), v.regex(/^s[0-9a-f]{32}$/)),
  apps: v.record(appNameSchema, appVersionSchema),
  at: v.pipe(v.string(), v.isoTimestamp()),
  author: v.string(),
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

/** The id of a set of builds: `s` and 32 hex digits of a hash over each build's name, version and file hashes. */
export function setOfBuilds({ host, remotes }: Pick<Release, 'host' | 'remotes'>): BuildSet {
  const builds = [host, ...remotes]
    .map(({ name, version, files }) => ({ name, version, files }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  return `s${shortHash(canonicalJson(builds), BUILD_SET_DIGITS)}` as BuildSet
}

/** A verification without its set and signature. */
export type VerificationContent = Omit<Verification, 'set' | 'signature'>

/** Stores the verification of a set of builds in place of an earlier one. Signs it if there is a signer. */
export async function putVerification(
  store: Store,
  set: BuildSet,
  content: VerificationContent,
  signer: Signer | undefined,
): Promise<Verification> {
  const unsigned = { ...content, set: set as string }
  const verification: Verification = signer
    ? { ...unsigned, signature: signVerification(unsigned, signer) }
    : unsigned
  await store.putVerification(set, canonicalJson(verification))
  return verification
}

/** Reads the verification of a set of builds. Returns undefined if there is none, and a problem if the document is invalid. */
export async function readVerification(
  store: Store,
  set: BuildSet,
): Promise<Result<Verification | undefined, string>> {
  const document = await store.readVerification(set)
  if (document === undefined) return success(undefined)
  const read = checkVerification(parsedJson(document))
  if (!read.ok) return read
  return read.value.set === set ? read : failure(`it is about ${read.value.set}`)
}

/** Checks that a document is a verification. Keeps the fields that a newer checkout added, because the signature covers them. */
function checkVerification(document: unknown): Result<Verification, string> {
  const checked = check(verificationSchema, document, 'Verification')
  return checked.ok ? success(document as Verification) : failure(checked.problem)
}

/** Whether a channel accepts a verification: one with keys requires the signature of a valid key that may promote. */
export function isBelieved({ signature, ...content }: Verification, { keys }: ChannelSettings, now: Date) {
  if (!keys) return true
  const key = signature && keyOf(keys, signature.keyid)
  if (!key || !key.may.includes('promote') || lapseOf(key, now.toISOString())) return false
  return isVerificationSignedBy(key.key, content, signature)
}

/** Returns every readable verification, newest first. */
export async function listVerifications(store: Store): Promise<Verification[]> {
  const listed = (await store.listVerifications()).sort((a, b) => b.at.getTime() - a.at.getTime())
  const read = await Promise.all(listed.map(({ set }) => readVerification(store, set)))
  return read.flatMap((one) => (one.ok && one.value ? [one.value] : []))
}
