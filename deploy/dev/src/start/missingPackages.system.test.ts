/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const REPOSITORY = path.resolve(__dirname, '../../../..')
const temporaryFolder = temporaryFolders()

const INSTALL = `const { installPackages } = await import(process.argv[1])
const { pathToFileURL } = await import('node:url')
console.log(JSON.stringify(await installPackages(pathToFileURL(process.cwd() + '/'), 'npm start')))`

const { packageManager } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
  packageManager: string
}

/** A workspace whose host needs one package to run and another to be developed; both lie next to it, so that no network is needed. */
function workspace() {
  const root = temporaryFolder()
  const write = (file: string, content: object | string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
  const run = (program: string, parameters: readonly string[], env: Record<string, string> = {}) =>
    execFileSync(program, parameters, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } })
  write('package.json', { name: 'shop', private: true, packageManager })
  write('pnpm-workspace.yaml', 'packages:\n  - host\n')
  write('host/package.json', {
    name: 'host',
    dependencies: { '@shop/money': 'file:../vendor/money' },
    devDependencies: { tool: 'file:../vendor/tool' },
  })
  write('vendor/money/package.json', { name: '@shop/money', version: '1.0.0' })
  write('vendor/tool/package.json', { name: 'tool', version: '1.0.0' })
  run('npx', ['-y', packageManager, 'install', '--lockfile-only', '--offline'])
  const installer = pathToFileURL(path.join(REPOSITORY, 'deploy/dev/bin/installPackages.mjs')).href
  return {
    root,
    write,
    install: (env: Record<string, string> = {}) =>
      run(process.execPath, ['--input-type=module', '--eval', INSTALL, installer], env),
    has: (name: string) => existsSync(path.join(root, 'host/node_modules', name, 'package.json')),
    installForProduction: () =>
      run('npx', ['-y', packageManager, 'install', '--prod', '--offline'], { CI: 'true' }),
    remove: (name: string) => rmSync(path.join(root, name), { recursive: true }),
  }
}

/** Each of these alone makes npm or pnpm leave packages out, or put them elsewhere. */
const SETTINGS = 'production=true\nomit=dev\nnode-linker=hoisted\n'
const ENVIRONMENT = { NODE_ENV: 'production', npm_config_production: 'true' }

it('installs all packages whatever the user’s npm settings and environment leave out', () => {
  const { write, install, has, root } = workspace()
  write('user/npmrc', SETTINGS)
  const output = install({ ...ENVIRONMENT, NPM_CONFIG_USERCONFIG: path.join(root, 'user/npmrc') })
  expect(output).toContain('{"ok":true}')
  expect([has('@shop/money'), has('tool')]).toEqual([true, true])
})

it('installs again where something has left packages out since, and not otherwise', () => {
  const { install, has, remove } = workspace()
  expect(install()).toContain('Installing packages')
  expect(install()).toBe('{"ok":true}\n')
  remove('host/node_modules/tool')
  expect(install()).toContain('Installing packages')
  expect(has('tool')).toBe(true)
})

it('repairs a checkout that an install for production has left without its tools', () => {
  const { install, has, installForProduction } = workspace()
  install()
  installForProduction()
  expect(has('tool')).toBe(false)
  expect(install()).toContain('{"ok":true}')
  expect([has('@shop/money'), has('tool')]).toEqual([true, true])
})

it('names the missing packages, and records nothing, after an install that reported success without them', () => {
  const { install, write, root } = workspace()
  // In npm's place: fetches a pnpm that installs nothing.
  const pnpm = 'node_modules/pnpm/bin'
  write(
    'programs/npm',
    `#!/bin/sh\nmkdir -p ${pnpm}\necho "require('node:fs').mkdirSync('node_modules', { recursive: true })" > ${pnpm}/pnpm.cjs\n`,
  )
  execFileSync('chmod', ['+x', path.join(root, 'programs/npm')])
  const message =
    'pnpm reported success, but packages are missing (host: @shop/money, host: tool): unset the npm setting that excludes them (npm config list shows all settings), remove the folder node_modules and run npm start again.'
  const PATH = `${path.join(root, 'programs')}:${process.env.PATH ?? ''}`
  expect(install({ PATH })).toContain(JSON.stringify({ ok: false, problem: message }))
  expect(existsSync(path.join(root, 'node_modules/.crossbook-installed'))).toBe(false)
})

it('installs for an account whose home is nowhere', () => {
  const { install, has } = workspace()
  expect(install({ HOME: '/dev/null/home' })).toContain('{"ok":true}')
  expect([has('@shop/money'), has('tool')]).toEqual([true, true])
})

it('reports that npm is missing, before anything else', () => {
  const { install } = workspace()
  expect(install({ PATH: '/nowhere' })).toContain(
    '{"ok":false,"problem":"npm is not on the PATH of this machine: install npm, which comes with Node (https://nodejs.org), and run npm start again."}',
  )
})
