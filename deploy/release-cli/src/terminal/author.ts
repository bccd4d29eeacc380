import { check, failure, type Result, success, writtenTextSchema } from '@crossbook/contract'
import { userName } from '@crossbook/git'
import { ciRun } from '@crossbook/trust'
import type { Surroundings } from './command'
import type { Problem } from './messages'
import type { MoveOptions } from './options'

const MOST_CHARACTERS = 500

/**
 * Returns the author of a change: in a CI the user for whom it runs, after the given name; otherwise the given name, git's user, or the
 * account's name.
 */
export async function authorOf(
  given: string | undefined,
  { environment, root }: Pick<Surroundings, 'environment' | 'root'>,
): Promise<Result<string, readonly Problem[]>> {
  const run = ciRun(environment)
  if (run) return accepted(given?.trim() ? `${given.trim()}, by ${run.author}` : run.author)
  const name =
    given?.trim() ||
    environment.GIT_AUTHOR_NAME?.trim() ||
    (await userName(root, environment))?.trim() ||
    (environment.USER ?? environment.USERNAME)?.trim()
  return name ? accepted(name) : failure([{ kind: 'authorUnknown' }])
}

function accepted(name: string): Result<string, readonly Problem[]> {
  const checked = check(writtenTextSchema(MOST_CHARACTERS), name, 'author')
  if (checked.ok) return checked
  return failure([{ kind: 'authorWrong', detail: checked.problem.replace(/^author: /, '') }])
}

/** Returns the author, the reason and the time of a change of a channel, and whether it ends a rollout. */
export async function occasionOf(
  context: Surroundings,
  usualReason: string,
  { author: given, reason = usualReason, endRollout = false }: MoveOptions,
) {
  const author = await authorOf(given, context)
  if (!author.ok) return author
  return success({ author: author.value, reason, now: context.now, endRollout })
}
