import { parseArgs } from 'node:util'
import type { Checked } from '@crossbook/contract'
import { SLOWDOWN } from './visit/visit'

/**
 * The task: `visits` measures routes, `explain` prints the modules of their scripts, `lighthouse` scores the public routes, `serving`
 * measures servers under load, and `console` opens the views of the release console.
 */
export type Task = 'visits' | (typeof OTHER_TASKS)[number]

const OTHER_TASKS = ['explain', 'lighthouse', 'serving', 'console'] as const

/** The options of a bench. */
export interface BenchOptions {
  task: Task
  /** Paths of the routes. Default: all routes. */
  routes?: readonly string[]
  /** Visits of each route and site, or rounds of servers or of a console. */
  runs: number
  /**
   * The factor by which the phone's processor is slower than this machine's; `phone`: the factor that makes any machine as slow as the
   * same phone.
   */
  slowdown: number | typeof PHONE
  /** Whether sites are served over HTTP/1.1, as `npm start` does; otherwise over HTTP/2. */
  isHttp1: boolean
}

const PHONE = 'phone'

/** With this number, all routes take most of an hour. */
const DEFAULT_RUNS = 5

export const USAGE = `pnpm bench [--routes /,/terms] [--runs 5]   measures routes, by default all of them
pnpm bench --explain [/terms …]             prints which modules their scripts are made of
pnpm bench --lighthouse [/terms …]          Lighthouse's phone judges public routes, which need 95 in performance and 100 in all else
pnpm bench --serving                        pages a second and memory of the servers, with wrk
pnpm bench --console                        the release console's views on a large store

The phone's processor is ${SLOWDOWN} times slower than this machine's; visits and Lighthouse take
another with --slowdown 2, and with --slowdown ${PHONE} what makes the same phone of any machine. --http1
serves the sites as npm start does, and not over HTTP/2.`

/** Reads the command's arguments; the problem is a sentence. */
export function readOptions(args: readonly string[]): Checked<BenchOptions> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        routes: { type: 'string' },
        runs: { type: 'string' },
        slowdown: { type: 'string' },
        http1: { type: 'boolean' },
        explain: { type: 'boolean' },
        lighthouse: { type: 'boolean' },
        serving: { type: 'boolean' },
        console: { type: 'boolean' },
      },
      allowPositionals: true,
    })
    const runs = Number(values.runs ?? DEFAULT_RUNS)
    if (!Number.isInteger(runs) || runs < 1) return { ok: false, problem: '--runs takes a number from 1 on.' }
    const slowdown = values.slowdown === PHONE ? PHONE : Number(values.slowdown ?? SLOWDOWN)
    if (slowdown !== PHONE && !(slowdown >= 1))
      return { ok: false, problem: `--slowdown takes a number from 1 on, or ${PHONE}.` }
    const routes = [...(values.routes?.split(',') ?? []), ...positionals]
    const wrong = routes.find((route) => !route.startsWith('/'))
    if (wrong !== undefined)
      return { ok: false, problem: `${wrong} is not a route: routes begin with a slash.` }
    return {
      ok: true,
      value: {
        task: OTHER_TASKS.find((name) => values[name]) ?? 'visits',
        runs,
        slowdown,
        isHttp1: values.http1 === true,
        ...(routes.length > 0 ? { routes } : {}),
      },
    }
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) }
  }
}
