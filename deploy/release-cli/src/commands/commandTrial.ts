import type { Trial } from '@crossbook/releases'
import { hasCode } from '@crossbook/web-files'
import type { ChildProcesses } from '../publishing/childProcesses'

/** Exit code of a command that cannot judge the site; the same as for `git bisect run`. */
const SKIP_CODE = 125

/** Placeholder for the site's address in the command. */
const URL_WORD = '{url}'

interface CommandTrial {
  /** The command and its parameters; a single word with spaces in it is given to the shell. */
  command: readonly string[]
  cwd: string
  children: ChildProcesses
  onOutput(part: string): void
}

/** Returns a trial that judges a site by the exit code of a command. */
export function commandTrial({ command, cwd, children, onOutput }: CommandTrial): Trial {
  return {
    name: command[0] ?? '',
    async judge(url) {
      const args = command.map((word) => word.replaceAll(URL_WORD, url))
      const [first = '', ...rest] = args
      const isLine = rest.length === 0 && /\s/.test(first)
      const [program, parameters] =
        isLine && process.platform !== 'win32' ? ['sh', ['-c', first]] : [first, rest]
      try {
        const { code } = await children.run(program, parameters, {
          cwd,
          env: { ...process.env, CROSSBOOK_URL: url },
          onOutput,
        })
        return { verdict: code === 0 ? 'good' : code === SKIP_CODE ? 'skip' : 'bad', exitCode: code }
      } catch (error) {
        if (hasCode(error, 'ENOENT', 'EACCES')) return undefined
        throw error
      }
    },
  }
}
