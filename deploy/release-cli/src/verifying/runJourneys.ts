import { hasCode } from '@crossbook/web-files'
import { programEnvironment } from '../publishing/buildEnvironment'
import type { CliContext } from '../terminal/command'

/** Result of a team's own tests; the exit code is null after a signal. */
export interface Journeys {
  command: string
  exitCode: number | null
}

/** Exit code of a shell that does not find the program. */
const NO_PROGRAM = 127

/**
 * Runs a command line with the address of a site in `SITE`, without the secrets of the caller's environment. Its output goes to
 * standard error.
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
