import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { success } from '@crossbook/contract'
import { appFolder } from '@crossbook/release-cli'
import * as v from 'valibot'
import { askRelease, type CommandAnswer, type RunRelease } from './askRelease'
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

/** Builds the checked-out commit into a store of its own, which is thrown away. Returns the names of the built applications. */
export async function buildCommit(
  run: RunRelease,
  { root, branch, base, folder }: BuildRequest,
): Promise<CommandAnswer<readonly string[]>> {
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
): Promise<CommandAnswer<readonly string[]>> {
  const touched = base === undefined ? undefined : await touchedBy(run, `${base}...HEAD`)
  if (touched && !touched.ok) return touched
  const since = touched ? ['--since', touched.value.from] : []
  const options = ['--changed', ...since, '--branch', branch, '--store', store]
  const changed = await askRelease(
    run,
    v.object({ published: v.array(publishedSchema) }),
    'publish',
    ...options,
  )
  return changed.ok ? success(changed.value.published.map(({ app }) => app)) : changed
}
