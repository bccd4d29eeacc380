import { failure, type Result, success } from '@crossbook/contract'
import { userName } from '@crossbook/git'
import { ciRun } from '@crossbook/trust'
import type { Surroundings } from './surroundings'
import type { Problem } from './words'

/**
 * Who does something to a channel: in a CI the one for whom it runs, with its run and commit; else who says so, whom git knows,
 * or the account's name. In a CI a name that is given stands before the CI's own, and never in its place.
 */
export async function authorOf(
  named: string | undefined,
  { environment, root }: Pick<Surroundings, 'environment' | 'root'>,
): Promise<Result<string, readonly Problem[]>> {
  const run = ciRun(environment)
  if (run) return success(named?.trim() ? `${named.trim()}, by ${run.author}` : run.author)
  const candidates = [
    () => named,
    () => environment.GIT_AUTHOR_NAME,
    () => userName(root, environment),
    () => environment.USER ?? environment.USERNAME,
  ]
  for (const candidate of candidates) {
    const name = (await candidate())?.trim()
    if (name) return success(name)
  }
  return failure([{ kind: 'authorUnknown' }])
}
