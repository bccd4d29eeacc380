import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'

/** Packages that a remote needs for its screens, builds, tests, publishing and development; the others are their dependencies. */
const PACKAGES = [
  '@crossbook/auth',
  '@crossbook/build',
  '@crossbook/contract',
  '@crossbook/dev',
  '@crossbook/market',
  '@crossbook/market-ui',
  '@crossbook/money',
  '@crossbook/release-cli',
  '@crossbook/testing',
  '@crossbook/ui',
]

const HOLDERS = ['shared', 'deploy']

const names = v.optional(v.record(v.string(), v.string()), {})
const manifestSchema = v.object({ name: v.string(), dependencies: names })

/** Lists these packages with those that they depend on, sorted. Default: all that a remote in its own repository needs. */
export async function packedPackages(root: string, wanted: readonly string[] = PACKAGES): Promise<string[]> {
  const manifests = await ownManifests(root)
  const reached = new Set(wanted)
  for (const name of reached)
    for (const needed of Object.keys(manifests.get(name)?.dependencies ?? {}))
      if (manifests.has(needed)) reached.add(needed)
  return [...reached].sort()
}

async function ownManifests(root: string) {
  const folders = await Promise.all(
    HOLDERS.map(async (holder) =>
      (await readdir(path.join(root, holder))).map((name) => path.join(root, holder, name)),
    ),
  )
  const files = folders.flat().map((folder) => path.join(folder, 'package.json'))
  const read = files
    .filter((file) => existsSync(file))
    .map(async (file) => v.parse(manifestSchema, JSON.parse(await readFile(file, 'utf8'))))
  return new Map((await Promise.all(read)).map((manifest) => [manifest.name, manifest]))
}
