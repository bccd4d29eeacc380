import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { LIMITS, type Limits } from './limits'
import { readLine, type Outcome } from './outcome'
import { startSandboxProcess, type ProcessOptions, type SandboxProcess } from './process'
import { checkMarkup } from './markup/checkMarkup'
import { checkStyles } from './markup/checkStyles'

/** A file that renders an application's screens without a browser, as it was published. */
export interface Bundle {
  app: string
  code: string
}

/** Null stands for the answer to unknown paths. */
export type RoutePath = string | null

/** An application and those of its routes that are wanted. */
export interface AppRoutes {
  /** Absent for the host's own routes, and for applications that publish nothing to render. */
  bundle?: Bundle | undefined
  paths: readonly RoutePath[]
}

/** What routes are rendered from. */
export interface PrerenderOrder {
  host: Bundle
  /** What the host's rendering is told of the release. */
  page: unknown
  apps: readonly AppRoutes[]
  limits?: Partial<Limits>
}

/** Routes that one process renders before it takes others: few enough that all processes are done at about the same time. */
const ROUTES_AT_ONCE = 12

/** Processes at most; each has read the host's code for itself. */
const PROCESSES = 8

/**
 * Renders routes, each application's in a sandbox of its own with the host's code and no other's, and each route in a copy of
 * it that has rendered nothing else. What comes back is checked and written again. A route that throws, hangs, takes too much
 * or has what no page may have gets that as its problem, and the others go on.
 */
export async function prerender(
  order: PrerenderOrder,
  options: ProcessOptions = {},
): Promise<Map<RoutePath, Outcome>> {
  const limits = { ...LIMITS, ...order.limits }
  const units = order.apps.flatMap((app) => inUnits(app))
  const outcomes = new Map<RoutePath, Outcome>()
  const count = Math.min(units.length, availableParallelism(), PROCESSES)
  const start = async () => {
    const child = await startSandboxProcess(options)
    child.say({ host: order.host, page: order.page, guest: await guestCode(), limits })
    return child
  }
  await Promise.all(Array.from({ length: count }, () => renderUnits({ units, outcomes, limits, start })))
  return outcomes
}

interface Work {
  /** What is still to be done; each process takes from it. */
  units: AppRoutes[]
  outcomes: Map<RoutePath, Outcome>
  limits: Limits
  start(): Promise<SandboxProcess>
}

/** One process after another until nothing is left; a new one where the last has ended on a route. */
async function renderUnits({ units, outcomes, limits, start }: Work) {
  let child: SandboxProcess | undefined
  try {
    for (let unit = units.shift(); unit; unit = units.shift()) {
      child ??= await start()
      child.say({ app: unit.bundle, paths: unit.paths })
      for (const [index, route] of unit.paths.entries()) {
        const heard = await child.hear(limits.silence)
        const outcome =
          'line' in heard
            ? readLine(heard.line)
            : { problem: ENDED[heard.ended], isOfMachine: heard.ended !== 'silent' }
        const isUnavailable = 'unavailable' in outcome
        outcomes.set(route, isUnavailable ? withoutSandbox(outcome.unavailable) : checkRendered(outcome))
        if ('line' in heard && !isUnavailable) continue
        await child.end()
        child = undefined
        units.unshift({ ...unit, paths: unit.paths.slice(index + 1) })
        break
      }
    }
  } finally {
    await child?.end()
  }
}

/** What a route has done on which its process has ended. */
const ENDED = {
  silent: 'does not come to an end',
  'by itself': 'ended the process that rendered it',
} as const

/** Without the border nothing is rendered at all: there is no weaker one to fall back to. */
function withoutSandbox(reason: string): Outcome {
  return {
    problem: `is not rendered, because this machine has no sandbox for it (${reason})`,
    isOfMachine: true,
  }
}

function inUnits({ bundle, paths }: AppRoutes): AppRoutes[] {
  const count = Math.ceil(paths.length / ROUTES_AT_ONCE)
  return Array.from({ length: count }, (_, index) => ({
    bundle,
    paths: paths.slice(index * ROUTES_AT_ONCE, (index + 1) * ROUTES_AT_ONCE),
  }))
}

/** What runs first in each sandbox, in this order. */
export function guestCode() {
  return Promise.all(
    ['guestAddresses.js', 'guest.js'].map((file) =>
      readFile(path.join(import.meta.dirname, 'child', file), 'utf8'),
    ),
  )
}

/** What was rendered, as data that a page may show: allowed and written again, or why not. */
function checkRendered(outcome: Outcome): Outcome {
  if ('problem' in outcome) return outcome
  const { html, css } = outcome.rendered
  const markup = checkMarkup(html)
  if (!markup.ok) return { problem: markup.problem }
  const styles = checkStyles(css)
  if (!styles.ok) return { problem: styles.problem }
  return { rendered: { html: markup.value, css: styles.value } }
}
