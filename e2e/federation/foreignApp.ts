import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { REPOSITORY } from '../site/folders'

/** Packages that an application elsewhere has installed, by name: the folder of each in this repository. */
const INSTALLED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      '@module-federation/enhanced',
      '@module-federation/vite',
      '@rspack/core',
      '@tanstack/react-query',
      'react',
      'react-dom',
      'react-hot-toast',
      'react-router-dom',
      'styled-components',
      'ts-loader',
      'typescript',
      'vite',
      'webpack',
    ].map((name) => [name, `e2e/node_modules/${name}`]),
  ),
  'css-loader': 'shared/build/node_modules/css-loader',
  'mini-css-extract-plugin': 'shared/build/node_modules/mini-css-extract-plugin',
}

/** An application of a team elsewhere: nothing in it is ours. */
export interface ForeignApp {
  folder: string
  /** Writes further files, or other contents of its files. */
  write(files: Readonly<Record<string, string>>): Promise<void>
  /** Runs its `build.mjs` as its team does, with these variables, and gives the folder of the result. */
  build(environment?: Readonly<Record<string, string>>): Promise<string>
  remove(): Promise<void>
}

/** Makes an application of these files in a folder outside of this repository. */
export async function foreignApp(files: Readonly<Record<string, string>>): Promise<ForeignApp> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'crossbook-foreign-'))
  for (const [name, place] of Object.entries(INSTALLED))
    await install(folder, name, path.join(REPOSITORY, place))
  const write = async (more: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(more)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
      await writeFile(path.join(folder, file), text)
    }
  }
  await write(files)
  return {
    folder,
    write,
    async build(environment = {}) {
      await rm(path.join(folder, 'dist'), { recursive: true, force: true })
      await promisify(execFile)('node', ['build.mjs'], {
        cwd: folder,
        env: { ...process.env, ...environment },
      })
      return path.join(folder, 'dist')
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Links a package into an application. */
export async function install(folder: string, name: string, place: string) {
  const link = path.join(folder, 'node_modules', name)
  await mkdir(path.dirname(link), { recursive: true })
  await symlink(place, link)
}
