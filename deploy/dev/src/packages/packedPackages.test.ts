/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { packedPackages } from './packedPackages'
import { PROVIDED } from './providedPackages'

const root = path.resolve(__dirname, '../../../..')

const names = v.optional(v.record(v.string(), v.string()), {})
const manifestSchema = v.object({
  files: v.array(v.string()),
  dependencies: names,
  peerDependencies: names,
})

const FOLDERS = ['shared', 'deploy']

/** The package.json of one of our packages. */
function manifestOf(name: string) {
  const files = FOLDERS.map((holder) =>
    path.join(root, holder, name.replace('@crossbook/', ''), 'package.json'),
  )
  const file = files.find((one) => existsSync(one))
  if (file === undefined) throw new Error(`There is no ${name}`)
  return v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')))
}

it('holds what screens import, what tools need, and nothing that is for tests of the workspace', async () => {
  const packed = await packedPackages(root)
  expect(packed).toEqual(
    expect.arrayContaining(['@crossbook/ui', '@crossbook/contract', '@crossbook/release-cli']),
  )
  expect(packed).not.toContain('@crossbook/deploy-testing')
  const needed = packed.flatMap((name) => Object.keys(manifestOf(name).dependencies))
  expect(needed.filter((name) => name.startsWith('@crossbook/') && !packed.includes(name))).toEqual([])
})

it('packs the named packages with their dependencies, and no others', async () => {
  expect(await packedPackages(root, ['@crossbook/auth', '@crossbook/market'])).toEqual([
    '@crossbook/auth',
    '@crossbook/contract',
    '@crossbook/market',
    '@crossbook/money',
  ])
})

it('lists the packed files of each package, without tests', async () => {
  for (const name of await packedPackages(root))
    expect([name, manifestOf(name).files]).toEqual([name, expect.arrayContaining(['src', '!**/*.test.*'])])
})

it('places the host’s provided modules next to the packages, so that there is one of each', async () => {
  for (const name of await packedPackages(root)) {
    const { dependencies, peerDependencies } = manifestOf(name)
    expect([
      name,
      Object.keys(dependencies).filter((one) => PROVIDED.some((provided) => provided === one)),
    ]).toEqual([name, []])
    expect([
      name,
      Object.keys(peerDependencies).filter((one) => !PROVIDED.some((provided) => provided === one)),
    ]).toEqual([name, []])
  }
})
