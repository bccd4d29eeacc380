/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()

/** What git's driver makes of three versions; undefined, with what it says, when it gives up. */
function mergeLockfiles(versions: { base: string; ours: string; theirs: string }) {
  const folder = temporaryFolder()
  const files = Object.entries(versions).map(([name, text]) => {
    const file = path.join(folder, name)
    writeFileSync(file, text)
    return file
  })
  const driver = path.resolve(__dirname, '../../bin/mergeDriver.mjs')
  const { status, stderr } = spawnSync(process.execPath, [driver, ...files], { encoding: 'utf8' })
  const merged = readFileSync(path.join(folder, 'ours'), 'utf8')
  return status === 0 ? merged : { said: stderr.trim(), left: merged }
}

const entry = (name: string, version = '19.3.1') => `  ${name}:
    dependencies:
      react:
        specifier: 'catalog:'
        version: ${version}

`
const lockfile = (importers: string, packages = '  react@19.3.1:\n    engines: {}\n') =>
  `lockfileVersion: '9.0'\n\nimporters:\n\n  .: {}\n\n${importers}packages:\n\n${packages}`

const base = lockfile(entry('remote-earn') + entry('remote-marketing'))

it('keeps what each side has added, whole and in order, although both have added the same lines', () => {
  const ours = lockfile(entry('remote-earn') + entry('remote-ideas') + entry('remote-marketing'))
  const theirs = lockfile(entry('remote-earn') + entry('remote-insights') + entry('remote-marketing'))
  expect(mergeLockfiles({ base, ours, theirs })).toBe(
    lockfile(
      ['remote-earn', 'remote-ideas', 'remote-insights', 'remote-marketing']
        .map((name) => entry(name))
        .join(''),
    ),
  )
})

it('keeps what one side has changed or removed', () => {
  const ours = lockfile(entry('remote-earn', '19.4.0') + entry('remote-marketing'))
  const theirs = lockfile(entry('remote-earn'), '  react@19.3.1:\n    engines: {node: 24}\n')
  expect(mergeLockfiles({ base, ours, theirs })).toBe(
    lockfile(entry('remote-earn', '19.4.0'), '  react@19.3.1:\n    engines: {node: 24}\n'),
  )
})

it('gives up, in words, when both have changed the same entry', () => {
  const [ours, theirs] = ['19.4.0', '19.5.0'].map((version) =>
    lockfile(entry('remote-earn', version) + entry('remote-marketing')),
  )
  expect(mergeLockfiles({ base, ours: ours ?? '', theirs: theirs ?? '' })).toEqual({
    said: 'Both sides have changed the same entry of pnpm-lock.yaml: take one of them (git checkout --theirs pnpm-lock.yaml) and run pnpm install.',
    left: ours,
  })
})
