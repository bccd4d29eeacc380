import { connectionProblem, post } from '@crossbook/network'
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

/** A known vulnerability of a locked package. */
export type Advisory = Readonly<v.InferOutput<typeof advisorySchema>> & { readonly package: string }

/** The advisories, or why the registry gave none. */
export type Advisories = { ok: true; value: readonly Advisory[] } | { ok: false; problem: string }

/** A registry that does not respond within this time counts as unreachable. */
const LONGEST_WAIT_MS = 20_000

/**
 * Requests the known advisories about these packages from a registry. `registry` is its address with a trailing slash. `pnpm audit` of pnpm
 * 10 requests an address that npm has retired; this function uses the current one.
 */
export async function findAdvisories(
  registry: string,
  packages: readonly LockedPackage[],
): Promise<Advisories> {
  const wanted = new Map<string, string[]>()
  for (const { name, version } of packages) wanted.set(name, [...(wanted.get(name) ?? []), version])
  try {
    const { status, body } = await post(new URL('-/npm/v1/security/advisories/bulk', registry).href, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(wanted)),
      timeoutMs: LONGEST_WAIT_MS,
      environment: process.env,
    })
    if (status !== 200) return { ok: false, problem: `it answers ${status} to questions about advisories` }
    const answer = v.safeParse(answerSchema, JSON.parse(body))
    if (!answer.success) return { ok: false, problem: 'this audit does not understand its answer' }
    return {
      ok: true,
      value: Object.entries(answer.output).flatMap(([name, found]) =>
        found.map((advisory) => ({ package: name, ...advisory })),
      ),
    }
  } catch (error) {
    const reason = connectionProblem(error, 'the registry')
    return { ok: false, problem: reason === undefined ? String(error) : `it cannot be reached: ${reason}` }
  }
}

/** Returns whether `npm run test:all` fails because of an advisory. */
export function isSerious({ severity }: Advisory): boolean {
  return severity === 'high' || severity === 'critical'
}
