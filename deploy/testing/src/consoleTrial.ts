import path from 'node:path'
import type { Said } from '@crossbook/console'
import { openReports } from '@crossbook/reports'
import { type Environment, folderStore, type Store } from '@crossbook/store'
import { releaseCommand } from './releaseCommand'

/** What a console looks at, with the real command line to do things by. */
export interface ConsoleTrial {
  store: Store
  reports: Awaited<ReturnType<typeof openReports>>
  /** Runs a command line of `pnpm release`, and keeps what it says. */
  run(parameters: readonly string[]): Promise<Said>
}

/** A folder with an empty store and reports, where the command line looks for both. */
export async function consoleTrial(root: string, environment: Environment = {}): Promise<ConsoleTrial> {
  const release = releaseCommand({ root, environment })
  return {
    store: folderStore(path.join(root, '.crossbook/store')),
    reports: await openReports(path.join(root, '.crossbook/reports')),
    async run(parameters) {
      const { code, out, err } = await release(...parameters)
      return code === 0 ? { ok: true, words: out.trim() } : { ok: false, problems: err.trim().split('\n') }
    },
  }
}
