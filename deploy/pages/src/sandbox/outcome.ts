import * as v from 'valibot'

/** What is shown before any script has run, as the host's code has rendered it; nothing of it has been checked. */
const renderedSchema = v.object({
  html: v.string(),
  css: v.string(),
})

/** One route as it was rendered. */
export type Rendered = v.InferOutput<typeof renderedSchema>

/** What became of one route: what to show, or why it cannot be rendered. */
export type Outcome = { rendered: Rendered } | Problem

/** Why a route cannot be rendered. */
export interface Problem {
  problem: string
  /** Whether that is this machine's, now, and not the code's. */
  isOfMachine?: boolean
}

const outcomeSchema = v.union([v.object({ rendered: renderedSchema }), v.object({ problem: v.string() })])

/** A line of the process of sandboxes; `outcome` is the text that a guest has made, whatever it says. */
const lineSchema = v.union([
  v.object({ outcome: v.string() }),
  v.object({ problem: v.string() }),
  v.object({ unavailable: v.string() }),
])

const UNREADABLE = 'was rendered to something unreadable'

/** Characters of a reason that a person is shown; a guest chooses its words. */
const REASON_LENGTH = 300

/** What a line says of a route; `unavailable` where there is no sandbox at all. */
export function readLine(line: string): Outcome | { unavailable: string } {
  const read = v.safeParse(lineSchema, parsed(line))
  if (!read.success) return { problem: UNREADABLE }
  const answer = read.output
  if ('unavailable' in answer) return answer
  if ('problem' in answer) return { problem: inWords(answer.problem) }
  const outcome = v.safeParse(outcomeSchema, parsed(answer.outcome))
  if (!outcome.success) return { problem: UNREADABLE }
  return 'problem' in outcome.output ? { problem: inWords(outcome.output.problem) } : outcome.output
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What the engine says of its limits, in words about the code that met them. */
const ENGINE_WORDS = [
  [/^(?:out of memory|wasm_malloc failed|memory access out of bounds)/i, 'needs too much memory'],
  [
    /^(?:invalid array length|invalid array buffer length|string too long|array too large)/i,
    'needs too much memory',
  ],
  [/^(?:maximum call stack size exceeded|stack overflow)/i, 'calls itself without an end'],
] as const

/** A reason as a person reads it: in one line of a terminal that looks like none of ours and moves no cursor. */
function inWords(text: string) {
  const line = text
    .replace(/^Compilation error: /, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  const words = ENGINE_WORDS.find(([pattern]) => pattern.test(line))?.[1] ?? line
  if (words === '') return 'throws something without words'
  return words.length > REASON_LENGTH ? `${words.slice(0, REASON_LENGTH)}…` : words
}
