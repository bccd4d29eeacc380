import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { appFolder, takeBuildLock } from '@crossbook/release-cli'
import type { Files } from '@crossbook/web-files'
import { buildFolder } from './buildFolder'
import { buildsUnderTest } from './buildsUnderTest'
import { REPOSITORY, VARIANTS, WORKSHOP } from './folders'

/** Another version of an app: its sources with some changes. */
export interface Variant {
  /** Its name: a remote's, or `host`. */
  app: string
  version: string
  /** Texts of its files, and their replacements. */
  edits?: readonly { file: string; text: string; by: string }[]
  /** Files that are added or replaced. */
  files?: Readonly<Record<string, string>>
  /** Folders of packages in place of those that the app has installed, by name. */
  packages?: Readonly<Record<string, string>>
}

/** The parts of an app's folder that a build reads: all but its packages and the results of other builds. */
const isSource = (part: string) => !['node_modules', 'dist'].includes(part)

/** Builds a variant next to the real app. A build of the same sources is used again. */
export async function buildVariant(variant: Variant): Promise<Files> {
  const kept = path.join(VARIANTS, `${variant.app}-${variant.version}-${sourcesHash(variant)}`)
  const found = await readFolder(kept)
  if (found) return found

  const { folder, lock } = await freeFolder(variant)
  try {
    await copySources(variant, folder)
    await buildFolder({ folder, version: variant.version })
    await mkdir(VARIANTS, { recursive: true })
    // Another worker may have been faster. In that case its build is kept.
    await rename(path.join(folder, 'dist'), kept).catch(() => undefined)
  } finally {
    await rm(folder, { recursive: true, force: true })
    await lock.release()
  }
  const built = await readFolder(kept)
  if (!built) throw new Error(`${variant.app} ${variant.version} was not built`)
  return built
}

/** Returns a folder that no other build uses now. It is one of a few fixed folders, because webpack's cache belongs to a folder. */
async function freeFolder({ app }: Variant) {
  for (let place = 1; ; place++) {
    const folder = path.join(WORKSHOP, `${appFolder(app)}-${place}`)
    const lock = await takeBuildLock(`${folder}.lock`)
    if (!lock.ok) continue
    // Leftovers of a killed build.
    await rm(folder, { recursive: true, force: true })
    return { folder, lock: lock.value }
  }
}

/** Returns a hash of the variant and of the real build's version, which itself depends on the sources. */
function sourcesHash(variant: Variant) {
  const real = buildsUnderTest().find(({ name }) => name === variant.app)
  return createHash('sha256')
    .update(JSON.stringify([real?.version, variant]))
    .digest('hex')
    .slice(0, 12)
}

async function copySources({ app, edits = [], files = {}, packages = {} }: Variant, folder: string) {
  const original = path.join(REPOSITORY, appFolder(app))
  for (const part of (await readdir(original)).filter(isSource))
    await cp(path.join(original, part), path.join(folder, part), { recursive: true })
  await linkPackages(path.join(original, 'node_modules'), path.join(folder, 'node_modules'), packages)
  for (const { file, text: replaced, by } of edits) {
    const text = await readFile(path.join(folder, file), 'utf8')
    if (!text.includes(replaced)) throw new Error(`${file} of ${app} does not say ${replaced}`)
    await writeFile(path.join(folder, file), text.replace(replaced, by))
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
}

/** Links a folder of packages as a whole, or each of its packages if some come from elsewhere. */
async function linkPackages(original: string, folder: string, others: NonNullable<Variant['packages']>) {
  if (Object.keys(others).length === 0) return symlink(original, folder)
  const entries = await readdir(original)
  const scoped = entries.filter((name) => name.startsWith('@'))
  const names = await Promise.all(
    scoped.map(async (scope) =>
      (await readdir(path.join(original, scope))).map((name) => `${scope}/${name}`),
    ),
  )
  for (const name of [...entries.filter((entry) => !scoped.includes(entry)), ...names.flat()]) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await symlink(others[name] ?? path.join(original, name), path.join(folder, name))
  }
}

async function readFolder(folder: string): Promise<Files | undefined> {
  const names = await readdir(folder).catch(() => undefined)
  if (!names) return undefined
  const entries = names.map(async (name) => [name, await readFile(path.join(folder, name))] as const)
  return new Map<string, Uint8Array>(await Promise.all(entries))
}
