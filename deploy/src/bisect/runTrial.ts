import { hasCode } from '../errorCode'
import type { ChildProcesses } from '../start/childProcesses'
import type { Verdict } from './searchFirstBad'

/** Exit code with which a command says that it cannot judge what it saw; the same as for `git bisect run`. */
const SKIP_CODE = 125

/** What stands for the site's address in the command's words. */
const URL_WORD = '{url}'

/** A command that judges a site. */
export interface Trial {
  /** The command and its parameters; a single word with spaces in it is given to the shell. */
  command: readonly string[]
  cwd: string
  children: ChildProcesses
  onOutput(part: string): void
}

/** A verdict, and how the command ended; null for a signal. */
export interface Judgement {
  verdict: Verdict
  exitCode: number | null
}

/** Runs the command against a site; undefined when there is no such command. */
export async function runTrial(
  { command, cwd, children, onOutput }: Trial,
  url: string,
): Promise<Judgement | undefined> {
  const words = command.map((word) => word.replaceAll(URL_WORD, url))
  const [first = '', ...rest] = words
  const isLine = rest.length === 0 && /\s/.test(first)
  const [program, parameters] = isLine && process.platform !== 'win32' ? ['sh', ['-c', first]] : [first, rest]
  try {
    const { code } = await children.run(program, parameters, { cwd, env: { CROSSBOOK_URL: url }, onOutput })
    return { verdict: code === 0 ? 'good' : code === SKIP_CODE ? 'skip' : 'bad', exitCode: code }
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EACCES')) return undefined
    throw error
  }
}
