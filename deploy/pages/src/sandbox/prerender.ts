import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { LIMITS, type Limits } from './limits'
import { readLine, type Outcome } from './outcome'
import { startSandboxProcess, type SandboxProcess } from './process'
import { checkMarkup } from './markup/checkMarkup'
import { checkStyles } from './markup/checkStyles'

/** The published file that renders an application's screens without a browser. */
export interface Bundle {
  app: string
  code: string
}

/** The path of a route; null for the page for unknown paths. */
export type RoutePath = string | null

/** An application and those of its routes that are to be rendered. */
export interface AppRoutes {
  /** Absent for the host's own routes, and for applications that publish nothing to render. */
  bundle?: Bundle | undefined
  paths: readonly RoutePath[]
}

/** Input of a prerendering. */
export interface PrerenderOrder {
  host: Bundle
  /** The release's data for the host's rendering. */
  page: unknown
  apps: readonly AppRoutes[]
  limits?: Partial<Limits>
}

/** Routes that one process renders before it takes others: few enough that all processes end at about the same time. */
const ROUTES_AT_ONCE = 12

/** Maximum number of processes. Each reads the host's code for itself. */
const PROCESSES = 8

/**
 * Renders routes. Each application has a sandbox of its own with the host's code and no other application's. Each route is rendered in a
 * copy of it that has rendered nothing else. The result is checked and serialized again. If a route throws, hangs, takes too much or
 * renders forbidden content, that problem is its outcome, and the others continue.
 */
export async function prerender(
  order: PrerenderOrder,
  switches?: readonly string[],
): Promise<Map<RoutePath, Outcome>> {
  const limits = { ...LIMITS, ...order.limits }
  const units = order.apps.flatMap((app) => inUnits(app))
  const outcomes = new Map<RoutePath, Outcome>()
  const count = Math.min(units.length, availableParallelism(), PROCESSES)
  const start = async () => {
    const child = await startSandboxProcess(switches)
    child.send({ host: order.host, page: order.page, guest: await guestCode(), limits })
    return child
  }
  await Promise.all(Array.from({ length: count }, () => renderUnits({ units, outcomes, limits, start })))
  return outcomes
}

interface Work {
  /** Remaining work, which all processes share. */
  units: AppRoutes[]
  outcomes: Map<RoutePath, Outcome>
  limits: Limits
  start(): Promise<SandboxProcess>
}

/** Renders the units with one process after another. When a process ends on a route, a new one continues. */
async function renderUnits({ units, outcomes, limits, start }: Work) {
  let child: SandboxProcess | undefined
  try {
    for (let unit = units.shift(); unit; unit = units.shift()) {
      child ??= await start()
      child.send({ app: unit.bundle, paths: unit.paths })
      for (const [index, route] of unit.paths.entries()) {
        const output = await child.nextLine(limits.silence)
        const outcome =
          'line' in output
            ? readLine(output.line)
            : { problem: ENDED[output.ended], ...(output.ended !== 'silent' && { isOfMachine: true }) }
        const isUnavailable = 'unavailable' in outcome
        outcomes.set(route, isUnavailable ? withoutSandbox(outcome.unavailable) : checkRendered(outcome))
        if ('line' in output && !isUnavailable) continue
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

/** Outcome of a route whose process ended. */
const ENDED = {
  silent: 'does not finish',
  'by itself': 'ended the process that rendered it',
} as const

/** On a machine without a sandbox a route is not rendered, because there is no weaker isolation to fall back to. */
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

/** Code that runs first in each sandbox. */
export function guestCode() {
  return Promise.all(
    ['guestAddresses.js', 'guest.js'].map((file) =>
      readFile(path.join(import.meta.dirname, 'child', file), 'utf8'),
    ),
  )
}

/** Checks and serializes a rendered route; a problem when something in it is not allowed. */
function checkRendered(outcome: Outcome): Outcome {
  if ('problem' in outcome) return outcome
  const markup = checkMarkup(outcome.html)
  if (!markup.ok) return { problem: markup.problem }
  const styles = checkStyles(outcome.css)
  if (!styles.ok) return { problem: styles.problem }
  return { html: markup.value, css: styles.value }
}
