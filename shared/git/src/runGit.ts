import { spawn } from 'node:child_process'
import { notStarted, refusedBy } from './gitProblem'

type Environment = Readonly<Partial<Record<string, string>>>

/** Output and exit code of a git command. */
export interface Printed {
  code: number
  out: string
  err: string
}

/**
 * Variables that point git to another repository or index than the folder's own, as hooks export them, and those that change how
 * paths are read. `git rev-parse --local-env-vars` lists the former. Its GIT_CONFIG_* stay: they carry settings, not places.
 */
const REMOVED = new Set([
  ...['GIT_DIR', 'GIT_WORK_TREE', 'GIT_IMPLICIT_WORK_TREE', 'GIT_COMMON_DIR', 'GIT_INDEX_FILE', 'GIT_PREFIX'],
  ...['GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES', 'GIT_GRAFT_FILE', 'GIT_SHALLOW_FILE'],
  ...['GIT_NO_REPLACE_OBJECTS', 'GIT_REPLACE_REF_BASE', 'GIT_INTERNAL_SUPER_PREFIX', 'GIT_CONFIG'],
  ...['GIT_NAMESPACE', 'GIT_QUARANTINE_PATH', 'GIT_ATTR_SOURCE'],
  ...['GIT_GLOB_PATHSPECS', 'GIT_NOGLOB_PATHSPECS', 'GIT_ICASE_PATHSPECS', 'GIT_LITERAL_PATHSPECS'],
])

/** A reading command locks nothing, takes paths literally, and ignores replaced commits. */
const OPTIONS = [
  ...['--no-optional-locks', '--literal-pathspecs', '--no-replace-objects'],
  ...['-c', 'core.fsmonitor=false'],
]

/** Runs git in a folder; output of any length. Throws a {@link GitProblem} when git cannot be started. */
export function runGit(
  folder: string,
  parameters: readonly string[],
  environment: Environment = process.env,
): Promise<Printed> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', [...OPTIONS, '-C', folder, ...parameters], {
      env: environmentOfGit(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [out, err]: [Buffer[], Buffer[]] = [[], []]
    child.stdout.on('data', (part: Buffer) => out.push(part))
    child.stderr.on('data', (part: Buffer) => err.push(part))
    child.once('error', (error: NodeJS.ErrnoException) => reject(notStarted(error.code)))
    child.once('close', (code) =>
      resolve({ code: code ?? -1, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() }),
    )
  })
}

/** The output of a command that has to succeed; throws a {@link GitProblem} with git's own sentence. */
export async function askGit(folder: string, ...parameters: string[]) {
  const { code, out, err } = await runGit(folder, parameters)
  if (code !== 0) throw refusedBy(folder, err)
  return out
}

function environmentOfGit(environment: Environment): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(([name]) => !REMOVED.has(name.toUpperCase()))
  // Git's messages in English, because we distinguish some of them by their text.
  return { ...Object.fromEntries(kept), LC_ALL: 'C', LANGUAGE: '', GIT_TERMINAL_PROMPT: '0' }
}
