import * as v from 'valibot'
import type { LockedPackage } from './lockedPackages'

const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const

const advisorySchema = v.object({
  url: v.string(),
  title: v.string(),
  severity: v.picklist(SEVERITIES),
  vulnerable_versions: v.string(),
})

const answerSchema = v.record(v.string(), v.array(advisorySchema))

/** A known weakness of a locked package. */
export type Advisory = Readonly<v.InferOutput<typeof advisorySchema>> & { readonly package: string }

/** The advisories, or why the registry gave none. */
export type Advisories = { ok: true; value: readonly Advisory[] } | { ok: false; problem: string }

/** A registry that has not answered by then is taken for one that cannot be reached. */
const LONGEST_WAIT_MS = 20_000

/**
 * Asks a registry (its address with a trailing slash) what is known against these packages. `pnpm audit` of pnpm 10 asks an
 * address that npm has retired; this one took its place.
 */
export async function findAdvisories(
  registry: string,
  packages: readonly LockedPackage[],
): Promise<Advisories> {
  const asked = new Map<string, string[]>()
  for (const { name, version } of packages) asked.set(name, [...(asked.get(name) ?? []), version])
  try {
    const response = await fetch(new URL('-/npm/v1/security/advisories/bulk', registry), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(asked)),
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    })
    if (!response.ok)
      return { ok: false, problem: `it answers ${response.status} to questions about advisories` }
    const answer = v.safeParse(answerSchema, await response.json())
    if (!answer.success) return { ok: false, problem: 'its answer is none that this audit understands' }
    return {
      ok: true,
      value: Object.entries(answer.output).flatMap(([name, found]) =>
        found.map((advisory) => ({ package: name, ...advisory })),
      ),
    }
  } catch (error) {
    return { ok: false, problem: reasonOf(error) }
  }
}

/** Whether an advisory is one that `npm test` does not accept. */
export function isSerious({ severity }: Advisory): boolean {
  return severity === 'high' || severity === 'critical'
}

/** What fetch says of a network is in the error's cause. */
function reasonOf(error: unknown): string {
  const failure = v.safeParse(v.object({ cause: v.object({ message: v.string() }) }), error)
  return failure.success ? failure.output.cause.message : String(error)
}
