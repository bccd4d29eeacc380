import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

const REPOSITORY = path.resolve(__dirname, '../../..')

/** Generated folders, which are not copied. */
const MADE = new Set([
  'node_modules',
  'dist',
  '.git',
  '.crossbook',
  'test-results',
  'playwright-report',
  '.mf',
])

/** The exit of a program, and its output. */
export interface Ended {
  readonly code: number
  readonly output: string
}

/** Copies this repository for a test that changes it. The copy uses the installed packages of the repository. */
export function repositoryCopy() {
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'crossbook-new-'))
  cpSync(REPOSITORY, root, { recursive: true, filter: (source) => !MADE.has(path.basename(source)) })
  for (const folder of packageFolders('.')) linkPackages(folder, folder)

  /**
   * Links a folder’s packages like those of the folder `as` in the repository. Packages of the repository are linked to the copy, others to
   * their installed place.
   */
  function linkPackages(folder: string, as: string) {
    const from = path.join(REPOSITORY, as, 'node_modules')
    for (const name of packageNames(from)) {
      const target = realpathSync(path.join(from, name))
      const isOurs = target.startsWith(REPOSITORY) && !target.includes('node_modules')
      const link = path.join(root, folder, 'node_modules', name)
      mkdirSync(path.dirname(link), { recursive: true })
      symlinkSync(isOurs ? path.join(root, path.relative(REPOSITORY, target)) : target, link)
    }
  }

  return {
    root,
    linkPackages,
    /** Runs a JavaScript or TypeScript program of the copy in one of its folders. */
    run: (program: string, parameters: readonly string[], folder = '.') =>
      runNode(path.join(root, folder), [
        // Only for TypeScript, because tsx processes every module of a program.
        ...(program.endsWith('.ts')
          ? ['--import', createRequire(path.join(root, 'package.json')).resolve('tsx')]
          : []),
        path.join(root, program),
        ...parameters,
      ]),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Returns the folders of the repository that have installed packages of their own. */
function packageFolders(folder: string): string[] {
  const inner = readdirSync(path.join(REPOSITORY, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !MADE.has(entry.name) && !entry.name.startsWith('.'))
    .filter(() => ['.', 'deploy', 'shared'].includes(folder))
    .flatMap(({ name }) => packageFolders(path.join(folder, name)))
  return existsSync(path.join(REPOSITORY, folder, 'node_modules')) ? [folder, ...inner] : inner
}

function packageNames(folder: string) {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      lstatSync(path.join(folder, name)).isSymbolicLink()
        ? [name]
        : readdirSync(path.join(folder, name)).map((inner) => path.join(name, inner)),
    )
}

function runNode(cwd: string, parameters: readonly string[]) {
  return new Promise<Ended>((resolve) => {
    execFile(process.execPath, parameters, { cwd, env: childEnvironment() }, (error, stdout, stderr) => {
      const code = error ? Number(error.code ?? 1) : 0
      resolve({ code, output: stdout + stderr })
    })
  })
}

/** Returns the environment without the variables that jest sets for its own child processes. */
function childEnvironment() {
  const { NODE_ENV: _mode, JEST_WORKER_ID: _worker, ...rest } = process.env
  return { ...rest, FORCE_COLOR: '0' }
}
