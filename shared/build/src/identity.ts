import { readFileSync } from 'node:fs'
import path from 'node:path'
import { containerName } from '@crossbook/contract'
import { GitProblem, openRepository } from '@crossbook/git'
import type { Purpose } from './purpose'

/** The identity of a build: its app, its version, its commit. */
export interface BuildIdentity {
  name: string
  version: string
  /** Commit that contains the application's files; null if there is none, or if git cannot tell. */
  commit: string | null
  /** Global name of the federation container and of the chunk registry. */
  container: string
}

/** Returns the identity of the next build. A release tool sets its version through CROSSBOOK_VERSION. */
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

/** Returns the current commit, or null. Builds work without git; publishing requires it, and refuses a build without a commit. */
async function currentCommit(folder: string) {
  try {
    return (await openRepository(folder))?.commit ?? null
  } catch (error) {
    if (error instanceof GitProblem) return null
    throw error
  }
}
