import type { Trial } from '@crossbook/releases'
import { hasCode } from '@crossbook/web-files'
import type { ChildProcesses } from '../publishing/childProcesses'

/** Exit code with which a command says that it cannot judge what it saw; the same as for `git bisect run`. */
const SKIP_CODE = 125

/** What stands for the site's address in the command's words. */
const URL_WORD = '{url}'

interface CommandTrial {
  /** The command and its parameters; a single word with spaces in it is given to the shell. */
  command: readonly string[]
  cwd: string
  children: ChildProcesses
  onOutput(part: string): void
}

/** A command that judges a site by the code that it ends with. */
export function commandTrial({ command, cwd, children, onOutput }: CommandTrial): Trial {
  return {
    name: command[0] ?? '',
    async judge(url) {
      const words = command.map((word) => word.replaceAll(URL_WORD, url))
      const [first = '', ...rest] = words
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
