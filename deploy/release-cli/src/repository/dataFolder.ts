import path from 'node:path'
import type { Environment } from '@crossbook/store'

/** Git-ignored folder of everything that starting makes. */
export const DATA = '.crossbook'

interface Place {
  root: string
  folder: string
  environment: Environment
}

/** The folder of reports that the environment names, seen from the caller's; else the one that `npm start` uses. */
export function reportsFolder({ root, folder, environment }: Place) {
  const setting = environment.CROSSBOOK_REPORTS?.trim()
  return setting ? path.resolve(folder, setting) : path.join(root, DATA, 'reports')
}
