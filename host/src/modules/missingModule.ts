import type { ReleaseId } from '@crossbook/contract'
import { BrokenModule } from './fault'
import type { LoadModule, ModuleAddress } from './moduleAddress'

/** Milliseconds that the site has to say whether a file is missing: the next try waits for it. */
const MOST_ANSWER_MS = 2_000

/** A module of which the site says that it has a file no longer: another try would get the same answer. */
export class MissingModule extends Error {
  override readonly name = 'MissingModule'

  constructor(
    file: string,
    /** Whether new pages of the site show another release than this page, so that a full load brings back the section. */
    readonly isOutdated: boolean,
  ) {
    super(`${file} is not on this site`)
  }
}

/** Whether a full load of the page would help where this was thrown. */
export function isOutdated(error: unknown) {
  return error instanceof MissingModule && error.isOutdated
}

/** Looks for the reason why a module did not load: a missing file of its build. Undefined where no file of it has failed. */
export type FindMissing = (
  build: Pick<ModuleAddress, 'app' | 'version'>,
) => Promise<MissingModule | undefined> | undefined

/**
 * Finds missing files among those that failed. A script element does not tell a missing file from a lost connection, so the site is
 * asked once for each failed file. Only 404 and 410 count as missing.
 */
export function findMissingAmong(
  failedFiles: (build: Pick<ModuleAddress, 'app' | 'version'>) => readonly string[],
  release: ReleaseId,
  askShownRelease: () => Promise<ReleaseId | undefined>,
): FindMissing {
  return (build) => {
    const files = failedFiles(build)
    return files.length === 0
      ? undefined
      : firstMissing(files, async () => {
          const shown = await askShownRelease()
          return shown !== undefined && shown !== release
        })
  }
}

/** Loads modules with `loadModule`; rejects with a `MissingModule` where a file of the module's build is missing. */
export function namingMissing(
  loadModule: LoadModule,
  findMissing: (address: ModuleAddress) => ReturnType<FindMissing>,
): LoadModule {
  return async (address) => {
    try {
      return await loadModule(address)
    } catch (error) {
      if (error instanceof BrokenModule) throw error
      throw (await findMissing(address)) ?? error
    }
  }
}

async function firstMissing(files: readonly string[], isPageOutdated: () => Promise<boolean>) {
  const missing = await Promise.all(files.map(isMissing))
  const file = files.find((_, index) => missing[index])
  if (file === undefined) return undefined
  return new MissingModule(file, await isPageOutdated())
}

async function isMissing(file: string) {
  try {
    const { status } = await fetch(file, {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(MOST_ANSWER_MS),
    })
    return status === 404 || status === 410
  } catch {
    return false
  }
}
