import { check, failure, type Result, writtenTextSchema } from '@crossbook/contract'
import { userName } from '@crossbook/git'
import { ciRun } from '@crossbook/trust'
import type { Surroundings } from './surroundings'
import type { Problem } from './messages'

/** Characters of a name, with the run that it is of in a CI. */
const MOST_CHARACTERS = 500

/**
 * Returns the author of a change of a channel: in a CI the user for whom it runs, with its run and commit; otherwise the given name, git's
 * user, or the account's name. In a CI a given name precedes the CI's own, and never replaces it.
 */
export async function authorOf(
  given: string | undefined,
  { environment, root }: Pick<Surroundings, 'environment' | 'root'>,
): Promise<Result<string, readonly Problem[]>> {
  const run = ciRun(environment)
  if (run) return accepted(given?.trim() ? `${given.trim()}, by ${run.author}` : run.author)
  const candidates = [
    () => given,
    () => environment.GIT_AUTHOR_NAME,
    () => userName(root, environment),
    () => environment.USER ?? environment.USERNAME,
  ]
  for (const candidate of candidates) {
    const name = (await candidate())?.trim()
    if (name) return accepted(name)
  }
  return failure([{ kind: 'authorUnknown' }])
}

function accepted(name: string): Result<string, readonly Problem[]> {
  const checked = check(writtenTextSchema(MOST_CHARACTERS), name, 'author')
  if (checked.ok) return checked
  return failure([{ kind: 'authorWrong', detail: checked.problem.replace(/^author: /, '') }])
}
