import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as v from 'valibot'

/** The last version that runs on Node 20. It is downloaded on demand, because it is larger than all other packages of the tests. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

/** Lighthouse's categories, by its own names. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Category = (typeof CATEGORIES)[number]

/** Lighthouse's result of one visit. */
export interface Judgement {
  /** From 0 to 100. */
  scores: Record<Category, number>
  /** Titles of the failed audits, in categories below the full score. */
  failed: readonly string[]
  /**
   * Lighthouse's measure of the machine's processor (BenchmarkIndex). Lighthouse documents a fourfold slowdown for figures from 1500 to
   * 2000, which makes such a processor as slow as its phone. From 1000 to 1500, a twofold slowdown makes the same phone.
   */
  processor: number
}

/** A report has several megabytes. */
const MOST_BYTES = 64 * 1024 * 1024

/** Milliseconds after which a visit counts as hanging. */
const HANGS_AFTER_MS = 300_000

const categorySchema = v.object({
  score: v.number(),
  auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
})
const reportSchema = v.object({
  categories: v.object({
    performance: categorySchema,
    accessibility: categorySchema,
    'best-practices': categorySchema,
    seo: categorySchema,
  }),
  environment: v.object({ benchmarkIndex: v.number() }),
  audits: v.record(v.string(), v.object({ title: v.string(), score: v.nullable(v.number()) })),
})

/**
 * Visits a page with Lighthouse's phone, in a separate browser, with the machine's processor slowed down by this factor. Rejects with
 * Lighthouse's message.
 */
export async function runLighthouse(
  url: string,
  { path, flags, slowdown }: { path: string; flags: readonly string[]; slowdown: number },
): Promise<Judgement> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['-y', LIGHTHOUSE, url, '--output=json', '--quiet', '--max-wait-for-load=60000'],
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: path },
      maxBuffer: MOST_BYTES,
      timeout: HANGS_AFTER_MS,
    },
  )
  return judgementOf(v.parse(reportSchema, JSON.parse(stdout)))
}

function judgementOf({ categories, audits, environment }: v.InferOutput<typeof reportSchema>): Judgement {
  const wanting = CATEGORIES.filter((category) => categories[category].score < 1)
  const refs = wanting.flatMap((category) => categories[category].auditRefs)
  const failed = refs.flatMap(({ id, weight }) => {
    const { title, score } = audits[id] ?? {}
    return weight > 0 && title !== undefined && (score ?? 1) < 1 ? [title] : []
  })
  const scores = CATEGORIES.map((category) => [category, Math.round(categories[category].score * 100)])
  return {
    scores: Object.fromEntries(scores) as Judgement['scores'],
    failed: [...new Set(failed)],
    processor: environment.benchmarkIndex,
  }
}
