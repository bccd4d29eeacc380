import path from 'node:path'
import type { CommandResult } from '@crossbook/console'
import { openReports } from '@crossbook/reports'
import { type Environment, folderStore, type Store } from '@crossbook/store'
import { releaseCommand } from './releaseCommand'

/** The store and the reports of a console, with the real command line for its actions. */
export interface ConsoleTrial {
  store: Store
  reports: Awaited<ReturnType<typeof openReports>>
  /** Runs a command of `pnpm release` and returns its output. */
  run(parameters: readonly string[]): Promise<CommandResult>
}

/** Creates an empty store and empty reports in a folder, where the command line finds both. */
export async function consoleTrial(root: string, environment: Environment = {}): Promise<ConsoleTrial> {
  const release = releaseCommand({ root, environment })
  return {
    store: folderStore(path.join(root, '.crossbook/store')),
    reports: await openReports(path.join(root, '.crossbook/reports')),
    async run(parameters) {
      const { code, out, err } = await release(...parameters)
      return code === 0 ? { ok: true, output: out.trim() } : { ok: false, problems: err.trim().split('\n') }
    },
  }
}
