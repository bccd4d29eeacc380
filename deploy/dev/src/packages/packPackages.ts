import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { canonicalJson, failure, type Result, success } from '@crossbook/contract'
import type { ChildProcesses } from '@crossbook/release-cli'
import { packedPackages } from './packedPackages'
import { runPnpm } from './runPnpm'

/** Number of hash digits in a tarball's name. npm caches tarballs by name, so the name changes with the content. */
const HASH_DIGITS = 10

/** `crossbook-ui-0.1.0.tgz`, and the same with its hash. */
const TARBALL = /^crossbook-.*\.tgz$/

/** File names of the packed packages, by package name. */
export type Tarballs = ReadonlyMap<string, string>

interface Packing {
  root: string
  /** Folder for the tarballs. Outdated tarballs in it are removed. */
  to: string
  children: ChildProcesses
  /** Packages to pack, along with their dependencies. Default: all packages that a remote in its own repository needs. */
  only?: readonly string[] | undefined
}

/** Packs packages of this repository. The same sources give the same file names. Fails with pnpm's output. */
export async function packPackages(packing: Packing): Promise<Result<Tarballs, string>> {
  const { root, children } = packing
  const names = await packedPackages(root, packing.only)
  const made = await mkdtemp(path.join(os.tmpdir(), 'crossbook-packages-'))
  try {
    const filters = names.flatMap((name) => ['--filter', name])
    const parameters = ['--recursive', ...filters, 'pack', '--pack-destination', made]
    const { code, output } = await runPnpm(children, root, parameters)
    if (code !== 0) return failure(output)
    return success(await keep(packing, made, names))
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}

async function keep({ to, children }: Packing, made: string, names: readonly string[]): Promise<Tarballs> {
  await mkdir(to, { recursive: true })
  const packed = await readdir(made)
  const kept = new Map<string, string>()
  for (const name of names) {
    const start = `${name.replace('@', '').replace('/', '-')}-`
    const file = packed.find((one) => one.startsWith(start) && /^\d/.test(one.slice(start.length)))
    if (file === undefined) throw new Error(`pnpm packed no ${name}`)
    const hash = await contentHash(path.join(made, file), children)
    const hashedName = file.replace('.tgz', `-${hash}.tgz`)
    // An existing tarball is kept byte for byte, because lockfiles record its hash.
    if (!existsSync(path.join(to, hashedName)))
      await copyFile(path.join(made, file), path.join(to, hashedName))
    kept.set(name, hashedName)
  }
  const current = new Set(kept.values())
  for (const file of await readdir(to))
    if (TARBALL.test(file) && !current.has(file)) await rm(path.join(to, file))
  return kept
}

/** Returns a hash of a tarball's content. The tarball's own bytes vary, because pnpm writes dependencies in varying order. */
async function contentHash(tarball: string, children: ChildProcesses) {
  const folder = `${tarball}.content`
  await mkdir(folder)
  const { code, output } = await children.run('tar', ['-xzf', tarball, '-C', folder], {
    cwd: folder,
    env: process.env,
  })
  if (code !== 0) throw new Error(`${path.basename(tarball)} cannot be unpacked: ${output.trim()}`)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    const bytes = await readFile(file)
    const isManifest = file === path.join(folder, 'package/package.json')
    hash.update(`${path.relative(folder, file)}\n${bytes.byteLength}\n`)
    hash.update(isManifest ? canonicalJson(JSON.parse(bytes.toString('utf8'))) : bytes)
  }
  return hash.digest('hex').slice(0, HASH_DIGITS)
}
