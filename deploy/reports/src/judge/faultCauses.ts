import { createHash } from 'node:crypto'
import { FAULT_KINDS } from '@crossbook/contract'
import * as v from 'valibot'

/** Alike faults of one build on a day, in days since 1970. */
export const faultRow = v.object({
  ...{ app: v.string(), version: v.string(), release: v.string(), module: v.string(), error: v.string() },
  ...{ kind: v.picklist(FAULT_KINDS), day: v.number(), count: v.number() },
})
export type FaultRow = v.InferOutput<typeof faultRow>

/** Addresses of builds' files, and other parts of an error's message that differ in each build. */
const OF_BUILDS = [
  /\/apps\/[a-z][a-z0-9]*\/[^/\s]+\/[^\s)'"]*/g,
  /\b\d+\.\d+\.\d+(?:-[\w.]+)?\b/g,
  /\b[0-9a-f]{8,}\b/g,
]

/** Kinds that are known by their module alone: their words name addresses. */
const WITHOUT_CAUSE: readonly FaultRow['kind'][] = ['loading', 'blocked']

/**
 * Returns the identity of a fault across versions of a build. A file that failed to load is identified by its module alone, because
 * messages of network failures contain addresses.
 */
export function causeOf({ app, kind, module, error }: Pick<FaultRow, 'app' | 'kind' | 'module' | 'error'>) {
  const cause = OF_BUILDS.reduce((text, pattern) => text.replace(pattern, '…'), error)
  return JSON.stringify([app, kind, module, WITHOUT_CAUSE.includes(kind) ? '' : cause])
}

/** Digits of a hash: enough to find the cause among those of a channel. */
const HASH_DIGITS = 8

/** Names a cause without the words of it, which anybody can report: for a history, a chat, and `release faults` next to them. */
export function causeHash(fault: Parameters<typeof causeOf>[0]) {
  return createHash('sha256').update(causeOf(fault)).digest('hex').slice(0, HASH_DIGITS)
}
