export { createCollector } from './createCollector'
export type { Collector, Known } from './createCollector'
export {
  faultsByDay,
  faultsOf,
  hasReports,
  openedMixes,
  visitDaysOf,
  visitSlotsOf,
  visitsOf,
  vitalsOf,
} from './figures'
export type { BuildVisits, BuildVital, FaultCause } from './figures'
export { openReports, readReports } from './openReports'
export type { Reports } from './openReports'
export { alsoToOpenTelemetry } from './telemetry/alsoToOpenTelemetry'
export type { Slot, Tally } from './judge/evidence'
export { judge, LEAST_VISITS, missingEvidence } from './judge/judge'
export type { Comparison, Measure, MissingVisits, NewFault, Seen, Verdict } from './judge/judge'
export { missingInStage, nextStep } from './judge/nextStep'
export type { NextStep } from './judge/nextStep'
export { readSeen } from './judge/readSeen'
export type { SeenRelease } from './judge/readSeen'
export type { Compared } from './judge/compared'
