import * as v from 'valibot'
import { object } from './objectSchema'
import {
  appNameSchema,
  appVersionSchema,
  mixIdSchema,
  moduleNameSchema,
  releaseIdSchema,
  routePathSchema,
} from './names'
import { check, type Checked } from './problems'
import { FAULT_KINDS, NO_ROUTE, REPORT_LIMITS, VITALS } from './reports'

/** Larger figures are not measurements. */
const MOST_VITAL = 3_600_000

const build = { app: appNameSchema, version: appVersionSchema }

const faultSchema = object({
  type: v.literal('fault'),
  kind: v.picklist(FAULT_KINDS),
  ...build,
  module: v.pipe(moduleNameSchema, v.maxLength(100)),
  /** Path of the screen that the page shows. Any other text is replaced by `NO_ROUTE`. */
  route: v.fallback(v.pipe(routePathSchema, v.maxLength(100)), NO_ROUTE),
  error: v.pipe(v.string(), v.maxLength(REPORT_LIMITS.message)),
  stack: v.optional(v.pipe(v.string(), v.maxLength(REPORT_LIMITS.stack))),
  /** Role and accessible name of the control that was used just before, such as `button "Export CSV"`. */
  control: v.optional(v.pipe(v.string(), v.maxLength(REPORT_LIMITS.control))),
})

const visitSchema = object({
  type: v.literal('visit'),
  ...build,
  /** Whether this build has failed in the page. */
  faulty: v.boolean(),
  /** Whether the visit has been reported as one without a fault before. */
  again: v.boolean(),
})

const vitalSchema = object({
  type: v.literal('vital'),
  ...build,
  name: v.picklist(VITALS),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_VITAL)),
})

const reportSchema = v.variant('type', [faultSchema, visitSchema, vitalSchema])

const batchSchema = object({
  /** The release that the page shows. Each report names its own build, which may come from another release. */
  release: releaseIdSchema,
  mix: v.optional(mixIdSchema),
  /** Whether the browser had no cohort when it asked for the page, although a rollout was running. */
  withoutCohort: v.optional(v.boolean()),
  reports: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(REPORT_LIMITS.reports)),
})

/** A page's report on one build: a fault, a visit, or a figure that its browser measured. */
export type Report = v.InferOutput<typeof reportSchema>
/** A report as pages send it. */
export type SentReport = v.InferInput<typeof reportSchema>
export type SentFault = v.InferInput<typeof faultSchema>
export type ReportedFault = v.InferOutput<typeof faultSchema>
export type ReportedVisit = v.InferOutput<typeof visitSchema>
export type ReportedVital = v.InferOutput<typeof vitalSchema>

/** Reports that a page sends together. Malformed reports and those of a later contract have been left out. */
export type ReportBatch = Omit<v.InferOutput<typeof batchSchema>, 'reports'> & { reports: readonly Report[] }

/** Checks a batch of reports, and each report separately. Hosts of other contracts may send further types. */
export function checkReportBatch(input: unknown): Checked<ReportBatch> {
  const batch = check(batchSchema, input, 'Reports')
  if (!batch.ok) return batch
  const reports = batch.value.reports.flatMap((report) => {
    const checked = check(reportSchema, report, 'Report')
    return checked.ok ? [checked.value] : []
  })
  if (reports.length === 0) return { ok: false, problem: 'Reports: none of them is a report' }
  return { ok: true, value: { ...batch.value, reports } }
}
