import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { failure, type Result, success } from '@crossbook/contract'
import type { Surroundings } from './surroundings'
import type { Problem } from './words'

const execute = promisify(execFile)

/** Who does something to a channel: who says so, whom git knows, or the account's name. */
export async function authorOf(
  named: string | undefined,
  { environment, root }: Pick<Surroundings, 'environment' | 'root'>,
): Promise<Result<string, readonly Problem[]>> {
  const candidates = [
    () => named,
    () => environment.GIT_AUTHOR_NAME,
    () =>
      execute('git', ['config', 'user.name'], { cwd: root, env: { ...environment } }).then(
        ({ stdout }) => stdout,
        () => undefined,
      ),
    () => environment.USER ?? environment.USERNAME,
  ]
  for (const candidate of candidates) {
    const name = (await candidate())?.trim()
    if (name) return success(name)
  }
  return failure([{ kind: 'authorUnknown' }])
}
