import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { appNameSchema, check, failure, type Result, success } from '@crossbook/contract'
import { appFolder } from '@crossbook/release-cli'
import * as v from 'valibot'
import { askRelease, type RunRelease, type CommandLine } from './askRelease'
import { publishedSchema, touchedBy } from './publishCommit'

/** Applications to build, and the folder for the builds. */
export interface BuildRequest {
  /** The repository's folder, with the commit checked out. */
  root: string
  branch: string
  /** Commit that says which applications are built: those that differ since the branch left it. Left out, all are. */
  base: string | undefined
  /** Receives a folder for each build, by the name of its application. */
  folder: string
}

/**
 * Builds the commit that is checked out, without a store: each build is published into one of its own, which settles its version and
 * checks it, and is thrown away. Returns the names of the built applications.
 */
export async function buildCommit(
  run: RunRelease,
  { root, branch, base, folder }: BuildRequest,
): Promise<Result<readonly string[], CommandLine>> {
  const store = await mkdtemp(path.join(tmpdir(), 'crossbook-build-'))
  try {
    const built = await publishInto(run, store, branch, base)
    if (!built.ok) return built
    await mkdir(folder, { recursive: true })
    for (const app of built.value)
      await cp(path.join(root, appFolder(app), 'dist'), path.join(folder, app), { recursive: true })
    return built
  } finally {
    await rm(store, { recursive: true, force: true })
  }
}

async function publishInto(
  run: RunRelease,
  store: string,
  branch: string,
  base: string | undefined,
): Promise<Result<readonly string[], CommandLine>> {
  const options = ['--branch', branch, '--store', store]
  if (base === undefined) {
    const all = v.object({ published: v.array(publishedSchema) })
    const published = await askRelease(run, all, 'publish', '--changed', ...options)
    if (!published.ok) return failure(published.problem.messages)
    return success(published.value.published.map(({ app }) => app))
  }
  const touched = await touchedBy(run, `${base}...HEAD`)
  if (!touched.ok) return touched
  const apps = touched.value.apps.map(({ app }) => app)
  for (const app of apps) {
    const published = await askRelease(run, publishedSchema, 'publish', app, ...options)
    if (!published.ok) return failure(published.problem.messages)
  }
  return success(apps)
}

/** The applications whose builds a folder holds, sorted; none if there is no such folder. Their builder is not trusted. */
export async function builtApps(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory() && check(appNameSchema, entry.name, 'App').ok)
    .map(({ name }) => name)
    .sort()
}
