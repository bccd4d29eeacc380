import { check, failure, type Result, success } from '@crossbook/contract'
import * as v from 'valibot'

/** Starts `pnpm release` with these parameters; resolves to what it printed on standard output, whatever its exit code. */
export type RunRelease = (...parameters: string[]) => Promise<string>

/** What went wrong, for people: one sentence each. */
export type Words = readonly string[]

const refusalSchema = v.object({
  ok: v.literal(false),
  problems: v.array(v.object({ kind: v.string(), words: v.string() })),
})

interface Refusal {
  kinds: readonly string[]
  words: Words
}

/** The answer of a release command to a script; on failure what it says, with the kinds of its problems. */
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
    return failure({ kinds: problems.map(({ kind }) => kind), words: problems.map(({ words }) => words) })
  }
  const answer = check(schema, document, `The answer of ${command}`)
  return answer.ok ? success(answer.value) : failure({ kinds: [], words: [answer.problem] })
}

/** What is no JSON is nothing that any schema takes. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
