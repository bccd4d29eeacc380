import type { AppName, AppVersion, Release } from '@crossbook/contract'
import { remembered } from '../reading/remembered'
import type { BuildName, Reading } from '../reading/reading'

/** Bytes of each screen's own files, by path: uncompressed, without the files that all screens share. */
type RouteBytes = ReadonlyMap<string, number>

const known = new WeakMap<Reading, (build: BuildName) => Promise<RouteBytes>>()

/** The sizes of a build's screens; empty for one that is gone. A build never changes, so that each is measured once. */
export function routeBytes(reading: Reading, build: BuildName): Promise<RouteBytes> {
  const measured =
    known.get(reading) ??
    remembered((wanted: BuildName) => measure(reading, wanted), {
      nameOf: ({ app, version }) => `${app}@${version}`,
    })
  known.set(reading, measured)
  return measured(build)
}

async function measure({ build, store }: Reading, { app, version }: BuildName): Promise<RouteBytes> {
  const described = await build({ app, version })
  if (!described) return new Map()
  const sizeOf = remembered(async (file: string) => {
    const bytes = await store.readBuildFile(app, version, file)
    return bytes?.byteLength ?? 0
  })
  const screens = described.screens.map(async ({ path, files }): Promise<[string, number]> => {
    const sizes = await Promise.all([...new Set(files)].map((file) => sizeOf(file)))
    return [path, sizes.reduce((sum, size) => sum + size, 0)]
  })
  return new Map(await Promise.all(screens))
}

/** A figure of a screen before and after; null where there was none. */
interface ChangedFigure {
  path: string
  before: number | null
  after: number | null
}

/** Screens whose files are larger or smaller than before, of the applications that changed. */
export function changedSizes(reading: Reading, before: Release, after: Release) {
  return changedFigures(before, after, (build) => routeBytes(reading, build))
}

/** Screens that may need more or less script than before, of the applications that changed, as far as their commits are at hand. */
export function changedBudgets({ budgets }: Reading, before: Release, after: Release) {
  return changedFigures(before, after, budgets)
}

async function changedFigures(
  before: Release,
  after: Release,
  figures: (build: BuildName) => Promise<ReadonlyMap<string, number>>,
): Promise<ChangedFigure[]> {
  const versionsBefore = new Map(
    [before.host, ...before.remotes].map(({ name, version }): [AppName, AppVersion] => [name, version]),
  )
  const changed = [after.host, ...after.remotes].filter(
    ({ name, version }) => versionsBefore.has(name) && versionsBefore.get(name) !== version,
  )
  const found = changed.map(async ({ name, version }) => {
    const was = versionsBefore.get(name)
    const none: ReadonlyMap<string, number> = new Map()
    const [old, now] = await Promise.all([
      was === undefined ? none : figures({ app: name, version: was }),
      figures({ app: name, version }),
    ])
    // Nothing is known of a missing build, or of one from elsewhere.
    if (old.size === 0 || now.size === 0) return []
    return [...new Set([...old.keys(), ...now.keys()])]
      .sort()
      .map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }))
      .filter((figure) => figure.before !== figure.after)
  })
  return (await Promise.all(found)).flat()
}
