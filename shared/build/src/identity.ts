import { readFileSync } from 'node:fs'
import path from 'node:path'
import { containerName } from '@crossbook/contract'
import { GitProblem, openRepository } from '@crossbook/git'
import type { Purpose } from './purpose'

/** What tells one build from another: which app, which version, from which commit. */
export interface BuildIdentity {
  name: string
  version: string
  /** Commit that has the application's files; null where there is none, or git cannot say. */
  commit: string | null
  /** Global name of the federation container and of the chunk registry. */
  container: string
}

/** Identity of the build about to be made; a release tool sets the version through CROSSBOOK_VERSION. */
export async function buildIdentity(folder: string, name: string, purpose: Purpose): Promise<BuildIdentity> {
  const version =
    purpose.kind === 'development'
      ? `${packageVersion(folder)}-dev`
      : (process.env.CROSSBOOK_VERSION ?? packageVersion(folder))
  return { name, version, commit: await currentCommit(folder), container: containerName(name, version) }
}

function packageVersion(folder: string) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version?: unknown
  }
  if (typeof manifest.version === 'string') return manifest.version
  throw new Error(`${folder}/package.json has no version`)
}

/** Builds need no git: only publishing does, and it refuses what git cannot say. */
async function currentCommit(folder: string) {
  try {
    return (await openRepository(folder))?.commit ?? null
  } catch (error) {
    if (error instanceof GitProblem) return null
    throw error
  }
}
