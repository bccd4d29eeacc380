/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
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

/** An unpacked archive of the repository, in which an install only writes down how it was asked for. */
function unpacked(root = temporaryFolder()) {
  const file = (name: string) => path.join(root, name)
  const write = (name: string, text: string) => writeFileSync(file(name), text)
  mkdirSync(file('node_modules'), { recursive: true })
  mkdirSync(file('programs'))
  write('package.json', '{"packageManager":"pnpm@10.0.0"}')
  write('pnpm-workspace.yaml', '')
  write('pnpm-lock.yaml', LOCKFILE)
  write('programs/npx', '#!/bin/sh\necho "$@" >> node_modules/asked\n')
  chmodSync(file('programs/npx'), 0o755)
  const installer = pathToFileURL(path.resolve(__dirname, '../../bin/installPackages.mjs')).href
  const environment = { ...GIT, PATH: `${file('programs')}:${process.env.PATH ?? ''}` }
  return {
    write,
    asked: () =>
      existsSync(file('node_modules/asked'))
        ? readFileSync(file('node_modules/asked'), 'utf8').split('\n')
        : [],
    install: () =>
      execFileSync(process.execPath, ['--input-type=module', '--eval', INSTALL, installer], {
        cwd: root,
        encoding: 'utf8',
        env: environment,
      }),
  }
}

it('installs what the lockfile says, once', () => {
  const { install, asked } = unpacked()
  expect(install()).toContain('{"ok":true}')
  expect(install()).toBe('{"ok":true}\n')
  expect(asked()).toEqual([expect.stringContaining('pnpm@10.0.0 install --frozen-lockfile'), ''])
})

it('says what to do with a lockfile that holds both sides of a merge, and installs nothing', () => {
  const { install, asked, write } = unpacked()
  write(
    'pnpm-lock.yaml',
    `<<<<<<< HEAD\n  remote-ideas:\n=======\n  remote-insights:\n>>>>>>> theirs\n${LOCKFILE}`,
  )
  expect(install()).toBe(
    '{"ok":false,"problem":"pnpm-lock.yaml holds both sides of a merge: run pnpm install, which resolves the conflict, then npm start again."}\n',
  )
  expect(asked()).toEqual([])
})

it('leaves the settings of a repository around an unpacked archive unchanged', () => {
  const outer = temporaryFolder()
  execFileSync('git', ['init', '--quiet', outer], { env: GIT })
  const settings = () => readFileSync(path.join(outer, '.git/config'), 'utf8')
  const before = settings()
  expect(unpacked(path.join(outer, 'vendor/crossbook')).install()).toContain('{"ok":true}')
  expect(settings()).toBe(before)
})
