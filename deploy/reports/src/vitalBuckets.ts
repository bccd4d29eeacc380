import type { ReportedVital } from '@crossbook/contract'

/** Each bucket ends a twentieth above the previous one, so that a figure read from it is at most so much too high. */
const STEP = Math.log(1.05)

/** Scores of layout shift are small numbers: they are counted in ten-thousandths, milliseconds in whole ones. */
const UNITS: Readonly<Record<ReportedVital['name'], number>> = { LCP: 1, INP: 1, CLS: 10_000 }

/** Bucket of a figure; zero has one of its own. */
export function bucketOf(name: ReportedVital['name'], value: number) {
  return Math.ceil(Math.log(1 + Math.round(value * UNITS[name])) / STEP)
}

/** The figure at which a bucket ends, in milliseconds or as a score. */
export function endOfBucket(name: ReportedVital['name'], bucket: number) {
  return Math.round(Math.exp(bucket * STEP) - 1) / UNITS[name]
}
