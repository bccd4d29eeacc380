import { check, failure, type Result, success } from '@crossbook/contract'
import * as v from 'valibot'

/** Starts `pnpm release` with these parameters. Resolves with its standard output, whatever its exit code. */
export type RunRelease = (...parameters: string[]) => Promise<string>

/** Messages, one sentence each. */
export type CommandLine = readonly string[]

const refusalSchema = v.object({
  ok: v.literal(false),
  problems: v.array(v.object({ kind: v.string(), message: v.string() })),
})

interface Refusal {
  kinds: readonly string[]
  messages: readonly string[]
}

/** The answer of a release command to a script; on failure its messages, with the kinds of its problems. */
export async function askRelease<Schema extends v.GenericSchema>(
  run: RunRelease,
  schema: Schema,
  ...parameters: string[]
): Promise<Result<v.InferOutput<Schema>, Refusal>> {
  const printed = await run(...parameters, '--json')
  const command = `release ${parameters.join(' ')}`
  const document = parseJson(printed)
  const refusal = v.safeParse(refusalSchema, document)
  if (refusal.success) {
    const { problems } = refusal.output
    return failure({
      kinds: problems.map(({ kind }) => kind),
      messages: problems.map(({ message }) => message),
    })
  }
  const answer = check(schema, document, `The answer of ${command}`)
  return answer.ok ? success(answer.value) : failure({ kinds: [], messages: [answer.problem] })
}

/** Parses JSON; undefined, which no schema accepts, when it is invalid. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
