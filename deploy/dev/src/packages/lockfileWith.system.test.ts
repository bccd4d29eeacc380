/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lockfileWith } from './lockfileWith'

const root = path.resolve(__dirname, '../../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const lockfile = read('pnpm-lock.yaml')
const manifest = read('remote-earn/package.json')

/** A folder’s entry, with the empty line after it. */
const entryOf = (folder: string) => new RegExp(`^  ${folder}:\\n(?: {4}.*\\n)+\\n`, 'm')

it('writes for a folder exactly what pnpm writes for one with the same packages', () => {
  const [entry = ''] = entryOf('remote-earn').exec(lockfile) ?? []
  expect(entry).toContain("'@crossbook/contract':")
  const without = lockfile.replace(entry, '')
  expect(lockfileWith(without, 'remote-earn', manifest)).toEqual({ ok: true, value: lockfile })
})

it.each(['aaa', 'remote-ideas', 'zzz'])('puts %s where pnpm would, and changes nothing else', (folder) => {
  const longer = lockfileWith(lockfile, folder, manifest)
  if (!longer.ok) throw new Error(longer.problem)
  expect(longer.value.replace(entryOf(folder), '')).toBe(lockfile)
  const [, importers = ''] = /^importers:\n([^]*?)^packages:/m.exec(longer.value) ?? []
  const folders = [...importers.matchAll(/^ {2}(\S+):/gm)].map(([, name]) => name)
  expect(folders).toContain(folder)
  expect(folders).toEqual([...folders].sort())
})

it('has no version of a package that no neighbour takes, or takes otherwise', () => {
  const request = {
    dependencies: { react: '^18.0.0', 'left-pad': 'catalog:' },
    devDependencies: { jest: '*' },
  }
  expect(lockfileWith(lockfile, 'remote-ideas', JSON.stringify(request))).toEqual({
    ok: false,
    problem: expect.stringMatching(
      /^No application .* depends on left-pad, react, or jest as a new remote does/,
    ),
  })
})

it.each([
  ['<<<<<<< HEAD\n', /implicit|block|mapping|null|Object/i],
  ['importers: 3\n', /^pnpm-lock\.yaml cannot be read \(pnpm-lock\.yaml: importers /],
])('a text that is no lockfile is none: %j', (text, detail) => {
  expect(lockfileWith(text, 'remote-ideas', manifest)).toEqual({
    ok: false,
    problem: expect.stringMatching(detail),
  })
})
