/** @jest-environment node */
import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { startPnpmRegistry } from '@crossbook/deploy-testing/pnpmRegistry'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()

const INSTALL = `const { installPackages } = await import(process.argv[1])
const { pathToFileURL } = await import('node:url')
console.log(JSON.stringify(await installPackages(pathToFileURL(process.cwd() + '/'), 'npm start')))`

const GIT = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
}

const LOCKFILE = 'importers:\n\n  remote-earn:\n    dependencies: {}\n\npackages:\n'

/** In pnpm's place: writes down how an install was asked for. */
const PNPM = `require('node:fs').appendFileSync('node_modules/asked', process.argv.slice(2).join(' ') + '\\n')`

let registry: Awaited<ReturnType<typeof startPnpmRegistry>>
beforeAll(async () => {
  registry = await startPnpmRegistry(PNPM)
})
afterAll(() => registry.close())

/** An unpacked archive of the repository, in which an install only writes down how it was asked for. */
function unpacked(root = temporaryFolder()) {
  const file = (name: string) => path.join(root, name)
  const write = (name: string, text: string) => writeFileSync(file(name), text)
  mkdirSync(file('node_modules'), { recursive: true })
  const pin = (hash: string) =>
    write('package.json', JSON.stringify({ packageManager: `pnpm@10.0.0${hash}` }))
  pin(`+sha512.${registry.hash}`)
  write('pnpm-workspace.yaml', '')
  write('pnpm-lock.yaml', LOCKFILE)
  const installer = pathToFileURL(path.resolve(__dirname, '../../bin/installPackages.mjs')).href
  const environment = { ...GIT, npm_config_registry: registry.url, npm_config_cache: temporaryFolder() }
  return {
    write,
    pin,
    pnpmRuns: () =>
      existsSync(file('node_modules/asked'))
        ? readFileSync(file('node_modules/asked'), 'utf8').split('\n')
        : [],
    async install() {
      const args = ['--input-type=module', '--eval', INSTALL, installer]
      return (await promisify(execFile)(process.execPath, args, { cwd: root, env: environment })).stdout
    },
  }
}

it('installs the lockfile’s packages, once', async () => {
  const { install, pnpmRuns } = unpacked()
  expect(await install()).toContain('{"ok":true}')
  expect(await install()).toBe('{"ok":true}\n')
  expect(pnpmRuns()).toEqual([expect.stringMatching(/^install --frozen-lockfile /), ''])
})

it('runs no pnpm whose hash is not the one of package.json, whatever the registry answers', async () => {
  const { install, pnpmRuns, pin } = unpacked()
  pin(`+sha512.${createHash('sha512').update('the real one').digest('hex')}`)
  expect(await install()).toContain(
    '{"ok":false,"problem":"The registry sent a pnpm whose hash differs from the one in package.json, so nothing was installed: check the registry setting of npm and run npm start again."}',
  )
  pin('')
  expect(await install()).toContain('package.json has no pnpm version with a hash')
  expect(pnpmRuns()).toEqual([])
})

it('explains what to do with a lockfile that contains both sides of a merge, and installs nothing', async () => {
  const { install, pnpmRuns, write } = unpacked()
  write(
    'pnpm-lock.yaml',
    `<<<<<<< HEAD\n  remote-ideas:\n=======\n  remote-insights:\n>>>>>>> theirs\n${LOCKFILE}`,
  )
  expect(await install()).toBe(
    '{"ok":false,"problem":"pnpm-lock.yaml has merge conflicts: run pnpm install, which resolves the conflict, then npm start again."}\n',
  )
  expect(pnpmRuns()).toEqual([])
})

it('leaves the settings of a repository around an unpacked archive unchanged', async () => {
  const outer = temporaryFolder()
  execFileSync('git', ['init', '--quiet', outer], { env: GIT })
  const settings = () => readFileSync(path.join(outer, '.git/config'), 'utf8')
  const before = settings()
  expect(await unpacked(path.join(outer, 'vendor/crossbook')).install()).toContain('{"ok":true}')
  expect(settings()).toBe(before)
})
