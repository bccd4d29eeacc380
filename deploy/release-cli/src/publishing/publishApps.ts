import path from 'node:path'
import type { AppVersion, BuiltApp } from '@crossbook/contract'
import { problemMessage, publishBuild, readBuild } from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import type { ChildProcesses } from './childProcesses'
import type { LocalApp } from './localApps'
import { runBuild } from './runBuild'
import { StartProblem } from '../problems/startProblem'

/** Builds at a time: each uses a core and a few hundred megabytes. */
const PARALLEL_BUILDS = 2

export interface Workshop {
  root: string
  store: Store
  children: ChildProcesses
  log(line: string): void
}

/** Makes sure that the store has the present version of every app: builds and publishes those that it has not. */
export async function publishApps(wanted: readonly LocalApp[], workshop: Workshop): Promise<BuiltApp[]> {
  const apps = await Promise.all(wanted.map((app) => withFreeVersion(app, workshop.store)))
  const built = new Map<LocalApp, BuiltApp>()
  for (const app of apps) {
    const found = await readBuild(workshop.store, app.name, app.version)
    if (found) built.set(app, found)
  }
  const waiting = apps.filter((app) => !built.has(app))
  if (waiting.length > 0) workshop.log(`Building ${waiting.map(({ name }) => name).join(', ')}`)
  const worker = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift())
      built.set(app, await buildAndPublish(app, workshop))
  }
  await Promise.all(Array.from({ length: PARALLEL_BUILDS }, worker))
  return apps.flatMap((app) => built.get(app) ?? [])
}

/** Unchanged files whose build was pruned get a version that says that it is the next one of them. */
async function withFreeVersion(app: LocalApp, store: Store): Promise<LocalApp> {
  let { version } = app
  for (let time = 2; await store.isBuildRemoved(app.name, version); time++)
    version = `${app.version}.${time}` as AppVersion
  return { ...app, version }
}

async function buildAndPublish(app: LocalApp, { root, store, children, log }: Workshop) {
  const started = performance.now()
  const built = await runBuild(children, path.join(root, app.folder), app.version)
  if (!built.ok)
    throw new StartProblem(
      `${built.problem.trim()}\n\nBuilding ${app.folder} failed; the build's own output is above.`,
    )
  const published = await publishBuild(store, built.value)
  if (published.ok) {
    log(`  ${app.name} ${app.version} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
    return published.value
  }
  // Another start of the same working copy may have published the very same version in the meantime.
  const isThere = published.problem.some(({ kind }) => kind === 'versionTaken')
  const found = isThere ? await readBuild(store, app.name, app.version) : undefined
  if (found) return found
  throw new StartProblem(published.problem.map((problem) => problemMessage(problem)).join('\n'))
}
