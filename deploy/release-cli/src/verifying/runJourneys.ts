import { hasCode } from '@crossbook/web-files'
import { programEnvironment } from '../publishing/buildEnvironment'
import type { CliContext } from '../terminal/command'

/** How a team's own journeys ended; the code is null for a signal. */
export interface Journeys {
  command: string
  exitCode: number | null
}

/** What a shell ends with when there is no such program. */
const NO_PROGRAM = 127

/**
 * Runs a command line with the address of a site in `SITE` and no secret of the caller's environment; what it prints goes where
 * people read.
 */
export async function runJourneys(
  { folder, environment, children, err }: Pick<CliContext, 'folder' | 'environment' | 'children' | 'err'>,
  command: string,
  url: string,
): Promise<Journeys> {
  const [shell, flag] = process.platform === 'win32' ? ['cmd', '/c'] : ['sh', '-c']
  try {
    const { code } = await children.run(shell, [flag, command], {
      cwd: folder,
      env: { ...programEnvironment(environment), SITE: url },
      onOutput: err,
    })
    return { command, exitCode: code }
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EACCES')) return { command, exitCode: NO_PROGRAM }
    throw error
  }
}
