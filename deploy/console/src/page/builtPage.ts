import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { failure, type Result, success } from '@crossbook/contract'
import { type Files, hasCode } from '@crossbook/web-files'

const WEB = path.resolve(import.meta.dirname, '../../web')
const DIST = path.join(WEB, 'dist')

const ROOT = path.resolve(WEB, '../../..')

/** Sources of the page in addition to its own folder: its documents, our components, its build configuration, and dependencies. */
const SOURCES = [
  WEB,
  path.join(ROOT, 'deploy/console/src/documents.ts'),
  path.join(ROOT, 'shared/ui/src'),
  path.join(ROOT, 'shared/build/src'),
  path.join(ROOT, 'pnpm-lock.yaml'),
]

/**
 * Returns the files of the console's page. Builds the page first if it is missing or older than its sources. Consoles that start at the
 * same time each build their own page, and never read an incomplete one.
 *
 * @param log Called when a build starts.
 * @param dist Folder of the built pages.
 */
export async function builtPage(log: (message: string) => void, dist = DIST): Promise<Result<Files, string>> {
  const newest = Math.max(...(await Promise.all(SOURCES.map((source) => newestIn(source)))))
  const folder = path.join(dist, String(Math.ceil(newest)))
  if (!(await stat(folder).catch(absent))) {
    log('Building the console’s page. This takes a moment the first time.')
    const built = await build(folder)
    if (!built.ok) return failure(`The page of the console cannot be built:\n${built.problem}`)
  }
  const names = await readdir(folder)
  const files = names.map(async (name) => [name, await readFile(path.join(folder, name))] as const)
  return success(new Map(await Promise.all(files)))
}

/** Builds next to `folder`, and then moves the complete page there. Removes the pages of earlier sources. */
async function build(folder: string): Promise<Result<void, string>> {
  const dist = path.dirname(folder)
  await mkdir(dist, { recursive: true })
  const earlier = (await readdir(dist)).filter((name) => /^\d+$/.test(name))
  const own = await mkdtemp(path.join(dist, 'building-'))
  try {
    // Loaded only here: webpack takes half a second.
    const { buildPage } = await import('@crossbook/build/page')
    const built = await buildPage(WEB, own)
    if (!built.ok) return built
    await rename(own, folder).catch(alreadyThere)
    await Promise.all(earlier.map((name) => rm(path.join(dist, name), { recursive: true, force: true })))
    return built
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

/** Ignores the error if another console has moved its page there first. */
function alreadyThere(error: unknown) {
  if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
}

/** Returns the time of the latest change in a folder, in milliseconds. Ignores built and installed files. */
async function newestIn(place: string): Promise<number> {
  const found = await stat(place).catch(absent)
  if (!found) return 0
  if (!found.isDirectory()) return found.mtimeMs
  const names = (await readdir(place)).filter((name) => name !== 'dist' && name !== 'node_modules')
  return Math.max(0, ...(await Promise.all(names.map((name) => newestIn(path.join(place, name))))))
}

/** Ignores a missing file: the lockfile exists only in the workspace. */
function absent(error: unknown) {
  if (hasCode(error, 'ENOENT')) return undefined
  throw error
}
