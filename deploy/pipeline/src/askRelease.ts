import { check, failure, type Result } from '@crossbook/contract'
import * as v from 'valibot'

/** Starts `pnpm release` with these parameters. Resolves with its standard output, whatever its exit code. */
export type RunRelease = (...parameters: string[]) => Promise<string>

/** An answer, or why there is none: messages, one sentence each. */
export type CommandAnswer<Answer> = Result<Answer, readonly string[]>

const refusalSchema = v.object({
  ok: v.literal(false),
  problems: v.array(v.object({ message: v.string() })),
})

/** Returns the answer of a release command to a script, or the messages of its refusal. */
export async function askRelease<Schema extends v.GenericSchema>(
  run: RunRelease,
  schema: Schema,
  ...parameters: string[]
): Promise<CommandAnswer<v.InferOutput<Schema>>> {
  const document = parseJson(await run(...parameters, '--json'))
  const answer = check(schema, document, `The answer of release ${parameters.join(' ')}`)
  if (answer.ok) return answer
  const refusal = v.safeParse(refusalSchema, document)
  return failure(refusal.success ? refusal.output.problems.map(({ message }) => message) : [answer.problem])
}

/** Parses JSON; undefined, which no schema accepts, when it is invalid. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
