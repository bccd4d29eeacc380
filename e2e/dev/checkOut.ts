import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Environment } from '@crossbook/store'
import { REPOSITORY, STORE } from '../site/folders'
import { type Development, startDevelopment } from './development'
import { save } from './save'

/** The files that a copy leaves out: history and results. */
const LEFT_OUT = ['.git', '.crossbook', 'dist', 'test-results', 'playwright-report']

const PACKAGES = path.join(REPOSITORY, 'node_modules')

/** A copy of the working copy that a test may change. */
export interface Checkout {
  /** Replaces words in a file, as a developer would in an editor. */
  edit(file: string, original: string, by: string): Promise<void>
  write(file: string, text: string): Promise<void>
  /** Runs `npm run dev` with these names. */
  develop(names: readonly string[], environment?: Environment): Development
  remove(): Promise<void>
}

/** Copies the sources; installed packages and finished builds are the working copy's own. */
export async function checkOut(): Promise<Checkout> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'crossbook-dev-'))
  await cp(REPOSITORY, root, {
    recursive: true,
    verbatimSymlinks: true,
    // The folders of single packages hold links into the one that all share.
    filter: (source) => source !== PACKAGES && !LEFT_OUT.includes(path.basename(source)),
  })
  await symlink(PACKAGES, path.join(root, 'node_modules'))
  await mkdir(path.join(root, '.crossbook/store'), { recursive: true })
  await symlink(path.join(STORE, 'apps'), path.join(root, '.crossbook/store/apps'))

  return {
    async edit(file, original, by) {
      const place = path.join(root, file)
      const text = await readFile(place, 'utf8')
      if (!text.includes(original)) throw new Error(`${file} does not say ${original}`)
      await save(place, text.replace(original, by))
    },
    async write(file, text) {
      const place = path.join(root, file)
      await mkdir(path.dirname(place), { recursive: true })
      await save(place, text)
    },
    develop: (names, environment = {}) =>
      startDevelopment(root, ['run', '--silent', 'dev', '--', ...names], environment),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
