/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lockfileText } from '@crossbook/deploy-testing/lockfile'
import { type Importers, resolvedVersions } from './resolvedVersions'

/** The packages that folders reach, each as `name@version`. */
function packagesOf(text: string, importers: Importers) {
  const resolved = resolvedVersions(text, importers)
  if (!resolved.ok) throw new Error(resolved.problem)
  return [...resolved.value.values()].flatMap(({ name, version }) =>
    version === undefined ? [] : [`${name}@${version}`],
  )
}

const EARN: Importers = new Map([['remote-earn', ['react-dom', '@crossbook/ui']]])

it('finds a folder’s dependencies in the lockfile of this repository, except for links', () => {
  const text = readFileSync(path.resolve(__dirname, '../../../../pnpm-lock.yaml'), 'utf8')
  expect(packagesOf(text, EARN).map((one) => one.replace(/@[^@]*$/, ''))).toEqual([
    'react-dom',
    'react',
    'scheduler',
  ])
})

const lockfile = (importers: Record<string, Record<string, string>>) =>
  lockfileText({
    importers,
    packages: {
      'react@18.0.0': {},
      'react@19.0.0': {},
      'react-dom@19.0.0(react@19.0.0)': { react: '19.0.0', 'react-is-18': 'react@18.0.0' },
    },
  })

const OWN = { 'react-dom': '19.0.0(react@19.0.0)', '@crossbook/ui': 'link:../shared/ui', jest: '30.0.0' }

it('follows peers and aliases', () => {
  expect(packagesOf(lockfile({ 'remote-earn': OWN }), EARN)).toEqual([
    'react-dom@19.0.0',
    'react@19.0.0',
    'react@18.0.0',
  ])
})

it('does not depend on other folders, or on the folder’s own other dependencies', () => {
  const { jest: _, ...named } = OWN
  expect(resolvedVersions(lockfile({ 'remote-earn': named, host: { react: '18.0.0' } }), EARN)).toEqual(
    resolvedVersions(lockfile({ 'remote-earn': OWN }), EARN),
  )
})

it.each([
  ['constructor', new Map([['constructor', ['toString']]])],
  ['a folder without an entry', new Map([['remote-ideas', ['react']]])],
])('has nothing for %s', (_name, importers) => {
  expect(packagesOf(lockfile({}), importers)).toEqual([])
})
