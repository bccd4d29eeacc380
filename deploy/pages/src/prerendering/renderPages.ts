import { spawn } from 'node:child_process'
import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { confinement } from './confinement'

const CHILD = path.join(import.meta.dirname, 'child.mjs')
const STAGE = path.join(import.meta.dirname, 'stage.cjs')

/** Milliseconds that one page may take; they take 2 to 30 once the code is warm, and machines that build are slow. */
const PAGE_MS = 10_000

/** Pages' times without a line after which the child is ended: more than one, because code is read first. */
const SILENT_PAGES = 3

/** What pages are rendered from. */
export interface RenderOrder {
  /** Rendering files by name of application. */
  bundles: readonly { app: string; code: string }[]
  hostName: string
  /** What the host's rendering is told of the release. */
  page: unknown
  /** Null stands for the answer to unknown paths. */
  paths: readonly (string | null)[]
  /** Milliseconds that one page may take. */
  timeout?: number
}

const outcomeSchema = v.union([
  v.object({
    paint: v.object({
      html: v.string(),
      css: v.string(),
      // Hosts from before these were apart from the rules do not tell them.
      components: v.optional(v.array(v.array(v.string()))),
    }),
  }),
  v.object({ problem: v.string() }),
])

/** What became of one page: what it shows, or why it cannot be rendered. */
export type RenderOutcome = v.InferOutput<typeof outcomeSchema>

/** One page as the host's code has rendered it. */
export type RenderedScreen = Extract<RenderOutcome, { paint: unknown }>['paint']

/**
 * Renders pages in a child process without environment, files or network, one after another. A page on which the child ends
 * or falls silent gets that as its problem, and the others go on in another child.
 */
export async function renderPages(order: RenderOrder): Promise<RenderOutcome[]> {
  const outcomes: RenderOutcome[] = []
  while (outcomes.length < order.paths.length) {
    const { lines, ending } = await runChild({ ...order, paths: order.paths.slice(outcomes.length) })
    outcomes.push(...lines.map(readOutcome))
    if (outcomes.length < order.paths.length) outcomes.push({ problem: ending })
  }
  return outcomes
}

/** A name for how pages are rendered: what was rendered in another way has to be rendered again. */
export async function rendererText() {
  return (await Promise.all([CHILD, STAGE].map((file) => readFile(file, 'utf8')))).join('\n')
}

/** Lines of the child until its end, and why it ended. */
async function runChild({
  timeout = PAGE_MS,
  ...order
}: RenderOrder): Promise<{ lines: string[]; ending: string }> {
  const { command, parameters, environment } = await confinement(await realpath(CHILD))
  const stage = await readFile(STAGE, 'utf8')
  const child = spawn(command, parameters, { env: environment, stdio: ['pipe', 'pipe', 'pipe'] })
  let ending = 'ended the process that rendered it'
  let said = ''

  return new Promise((resolve, reject) => {
    const lines: string[] = []
    const end = () => {
      ending = 'does not come to an end'
      child.kill('SIGKILL')
    }
    let silence = setTimeout(end, SILENT_PAGES * timeout)
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      clearTimeout(silence)
      silence = setTimeout(end, SILENT_PAGES * timeout)
    })
    child.stderr.on('data', (part: Buffer) => (said += part.toString('utf8')))
    child.once('error', reject)
    child.once('close', () => {
      clearTimeout(silence)
      resolve({ lines, ending: reasonIn(said) ?? ending })
    })
    // A child that ends early closes its input; what it did until then has been heard.
    child.stdin.on('error', () => {})
    child.stdin.end(JSON.stringify({ ...order, stage, timeout }))
  })
}

/** Why a child says that it ended, as far as Node has words for it. */
function reasonIn(said: string) {
  if (/heap out of memory|heap limit/i.test(said)) return 'needs too much memory'
  return /^(?:\w*Error): (.+)$/m.exec(said)?.[1]
}

function readOutcome(line: string): RenderOutcome {
  try {
    return v.parse(outcomeSchema, JSON.parse(line))
  } catch {
    return { problem: 'was rendered to something unreadable' }
  }
}
