import { parsedJson } from '@crossbook/web-files'
import * as v from 'valibot'

const prerenderSchema = v.object({ html: v.string(), css: v.string() })
const problemSchema = v.object({ problem: v.string() })

/** A page's HTML before any script has run, and its styles. */
export type Prerender = v.InferOutput<typeof prerenderSchema>

/** Result of one route: its prerender, or why it cannot be rendered. */
export type Outcome = Prerender | Problem

/** An outcome as the store keeps it. */
export const keptSchema = v.union([prerenderSchema, problemSchema])

/** Why a route cannot be rendered. */
export interface Problem {
  problem: string
  /** Whether that is this machine's, now, and not the code's. */
  isOfMachine?: boolean
}

/** The text that a guest has made, whatever it says. */
const guestSchema = v.union([v.object({ rendered: prerenderSchema }), problemSchema])

/** A line of the process of sandboxes; `outcome` is a guest's text. */
const lineSchema = v.union([
  v.object({ outcome: v.string() }),
  problemSchema,
  v.object({ unavailable: v.string() }),
])

const UNREADABLE = 'was rendered to unreadable output'

/** Characters of a reason that a person is shown; a guest chooses its words. */
const REASON_LENGTH = 300

/** Parses a line about a route; `unavailable` where there is no sandbox. */
export function readLine(line: string): Outcome | { unavailable: string } {
  const read = v.safeParse(lineSchema, parsedJson(line))
  if (!read.success) return { problem: UNREADABLE }
  const answer = read.output
  if ('unavailable' in answer) return answer
  if ('problem' in answer) return { problem: displayReason(answer.problem) }
  const made = v.safeParse(guestSchema, parsedJson(answer.outcome))
  if (!made.success) return { problem: UNREADABLE }
  return 'problem' in made.output ? { problem: displayReason(made.output.problem) } : made.output.rendered
}

/** Messages of the engine about its limits, and how we report them. */
const ENGINE_MESSAGES = [
  [/^(?:out of memory|wasm_malloc failed|memory access out of bounds)/i, 'needs too much memory'],
  [/^(?:invalid array (?:buffer )?length|string too long|array too large)/i, 'needs too much memory'],
  [/^(?:maximum call stack size exceeded|stack overflow)/i, 'recurses without end'],
] as const

/** Cleans a reason for display: one line without control characters, at most `REASON_LENGTH` characters. */
function displayReason(text: string) {
  const line = text
    .replace(/^Compilation error: /, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  const reason = ENGINE_MESSAGES.find(([pattern]) => pattern.test(line))?.[1] ?? line
  if (reason === '') return 'throws a value without a message'
  return reason.length > REASON_LENGTH ? `${reason.slice(0, REASON_LENGTH)}…` : reason
}
