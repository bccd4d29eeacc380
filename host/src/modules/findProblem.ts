import type { ReleaseId } from '@crossbook/contract'
import { BrokenModule, type FileProblem, UnavailableFile } from './fault'
import type { LoadModule, ModuleAddress } from './moduleAddress'
import { patience } from './patience'

/** Milliseconds on a healthy line that the site has to say why a file did not arrive: the next try waits for it. */
const MOST_ANSWER_MS = 2_000

/** Looks for the reason why a module did not load. Undefined where no file of its build has failed. */
export type FindProblem = (
  build: Pick<ModuleAddress, 'app' | 'version'>,
) => Promise<UnavailableFile | undefined> | undefined

/**
 * Finds out why files failed. A script element reports a missing file, a blocked one and a lost connection in the same way, so the site
 * is asked for the headers of each failed file.
 */
export function findProblemAmong(
  failedFiles: (build: Pick<ModuleAddress, 'app' | 'version'>) => readonly string[],
  release: ReleaseId,
  askShownRelease: () => Promise<ReleaseId | undefined>,
): FindProblem {
  const problemsOf = (files: readonly string[]) => {
    let shown: ReturnType<typeof askShownRelease> | undefined
    const askShownOnce = () => (shown ??= askShownRelease())
    return Promise.all(
      files.map(async (file) => {
        const problem = await problemOfFile(file, release, askShownOnce)
        return problem && new UnavailableFile(file, problem)
      }),
    )
  }
  return (build) => {
    const files = failedFiles(build)
    if (files.length === 0 || !navigator.onLine) return undefined
    return problemsOf(files).then((problems) => problems.find((problem) => problem !== undefined))
  }
}

/** Loads modules with `loadModule`; rejects with an `UnavailableFile` where the reason for a failure is known. */
export function namingProblems(
  loadModule: LoadModule,
  findProblem: (address: ModuleAddress) => ReturnType<FindProblem>,
): LoadModule {
  return async (address) => {
    try {
      return await loadModule(address)
    } catch (error) {
      if (error instanceof BrokenModule) throw error
      throw (await findProblem(address)) ?? error
    }
  }
}

async function problemOfFile(
  file: string,
  release: ReleaseId,
  askShownRelease: () => Promise<ReleaseId | undefined>,
): Promise<FileProblem | undefined> {
  const answer = await ask(file)
  if (answer === 'missing') {
    const shown = await askShownRelease()
    return shown === undefined || shown === release ? 'missing' : 'outdated'
  }
  if (answer !== 'refused') return answer
  // A lost connection refuses every address, and a blocker the same one each time.
  const isConnected = (await askShownRelease()) !== undefined
  return isConnected && (await ask(file)) === 'refused' ? 'blocked' : undefined
}

/** Asks the site for a file's headers. Undefined where the file is there, or where no answer came in time. */
async function ask(file: string): Promise<'missing' | 'server' | 'refused' | undefined> {
  try {
    const { status } = await fetch(file, {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(MOST_ANSWER_MS * patience()),
    })
    if (status === 404 || status === 410) return 'missing'
    return status >= 500 ? 'server' : undefined
  } catch (error) {
    return error instanceof TypeError ? 'refused' : undefined
  }
}
