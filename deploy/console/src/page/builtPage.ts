import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { failure, type Result, success } from '@crossbook/contract'
import { type Files, hasCode } from '@crossbook/web-files'

const WEB = path.resolve(import.meta.dirname, '../../web')
const DIST = path.join(WEB, 'dist')

const ROOT = path.resolve(WEB, '../../..')

/** What the page is made of, beside its own folder: its documents, our parts, how it is built, and the packages of others. */
const SOURCES = [
  WEB,
  path.join(ROOT, 'deploy/console/src/documents.ts'),
  path.join(ROOT, 'shared/ui/src'),
  path.join(ROOT, 'shared/build/src'),
  path.join(ROOT, 'pnpm-lock.yaml'),
]

/** The files of the console's page, built first where they are missing or older than what they are made of. */
export async function builtPage(say: (words: string) => void): Promise<Result<Files, string>> {
  if (!(await isCurrent())) {
    say('Building the page of the console, which takes a moment the first time.')
    // Loaded only here: webpack takes half a second.
    const { buildPage } = await import('@crossbook/build/page')
    const built = await buildPage(WEB)
    if (!built.ok) return failure(`The page of the console cannot be built:\n${built.problem}`)
  }
  const names = await readdir(DIST)
  const files = names.map(async (name) => [name, await readFile(path.join(DIST, name))] as const)
  return success(new Map(await Promise.all(files)))
}

async function isCurrent() {
  const built = await stat(path.join(DIST, 'index.html')).catch(() => undefined)
  if (!built) return false
  const newest = await Promise.all(SOURCES.map((source) => newestIn(source)))
  return Math.max(...newest) <= built.mtimeMs
}

/** When the newest file in a folder was changed, what was built and what is installed left out. */
async function newestIn(place: string): Promise<number> {
  const found = await stat(place).catch(absent)
  if (!found) return 0
  if (!found.isDirectory()) return found.mtimeMs
  const names = (await readdir(place)).filter((name) => name !== 'dist' && name !== 'node_modules')
  return Math.max(0, ...(await Promise.all(names.map((name) => newestIn(path.join(place, name))))))
}

/** A lockfile is nowhere but in the workspace. */
function absent(error: unknown) {
  if (hasCode(error, 'ENOENT')) return undefined
  throw error
}
