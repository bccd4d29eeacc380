/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { installedPackages } from './installedPackages'
import { ALLOWED_LICENCES, LICENCES_FILE, licenceList, licensedPackages } from './licences'
import { lockedPackages } from './lockedPackages'

const root = path.resolve(__dirname, '../..')
const EXACT_VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const workspace = v.parse(
  v.object({
    catalog: v.record(v.string(), v.string()),
    overrides: v.optional(v.record(v.string(), v.string()), {}),
    strictDepBuilds: v.boolean(),
    allowBuilds: v.record(v.string(), v.boolean()),
  }),
  parse(read('pnpm-workspace.yaml')),
)

const dependencies = v.optional(v.record(v.string(), v.string()), {})
const manifestSchema = v.object({
  dependencies,
  devDependencies: dependencies,
  peerDependencies: dependencies,
  optionalDependencies: dependencies,
})

/**
 * The package.json of a remote, or of a package that hosts of other teams install. Its peer dependencies on the host's packages are ranges.
 */
const WITH_RANGES = /^(?:remote-[^/]+|shared\/(?:auth|market|market-ui|ui))\/package\.json$/

/** The dependencies of every package.json of this repository, as [file, package, version]. */
function dependencyRanges() {
  const { importers } = v.parse(
    v.object({ importers: v.record(v.string(), v.unknown()) }),
    parse(read('pnpm-lock.yaml')),
  )
  return Object.keys(importers).flatMap((folder) => {
    const file = path.join(folder, 'package.json')
    const { peerDependencies, ...kinds } = v.parse(manifestSchema, JSON.parse(read(file)))
    return [...Object.values(kinds), ...(WITH_RANGES.test(file) ? [] : [peerDependencies])].flatMap((kind) =>
      Object.entries(kind).map(([name, version]) => [file, name, version] as const),
    )
  })
}

describe('versions', () => {
  it('are exact in the catalog and in overrides', () => {
    const versions = Object.entries({ ...workspace.catalog, ...workspace.overrides })
    expect(versions.filter(([, version]) => !EXACT_VERSION.test(version))).toEqual([])
  })

  it('are in the catalog only: a package.json asks for the catalog’s version, or for a package of ours', () => {
    const ranges = dependencyRanges()
    expect(ranges.length).toBeGreaterThan(100)
    expect(
      ranges.filter(
        ([, name, version]) => version !== (name.startsWith('@crossbook/') ? 'workspace:*' : 'catalog:'),
      ),
    ).toEqual([])
  })

  it('include pnpm’s own', () => {
    const { packageManager } = v.parse(
      v.object({ packageManager: v.string() }),
      JSON.parse(read('package.json')),
    )
    expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+\+sha512\.[0-9a-f]{128}$/)
  })
})

describe('install scripts', () => {
  it('stop the installation of a package without a decision', () => {
    expect(workspace.strictDepBuilds).toBe(true)
  })

  it('have a decision for every package, and all are switched off', () => {
    const withScripts = installedPackages(root).filter(({ hasInstallScript }) => hasInstallScript)
    expect(withScripts.length).toBeGreaterThan(0)
    expect(withScripts.filter(({ name }) => workspace.allowBuilds[name] !== false)).toEqual([])
    expect(Object.entries(workspace.allowBuilds).filter(([, allowed]) => allowed)).toEqual([])
  })
})

it('the lockfile has every optional package of each other, so that all systems find theirs in it', () => {
  // pnpm silently leaves out an optional package if the registry does not respond for it during resolution.
  const locked = new Map(
    lockedPackages(root).map((one) => [`${one.name}@${one.version}`, one.takesOptionally]),
  )
  const asking = installedPackages(root).filter(({ takesOptionally }) => takesOptionally.length > 0)
  expect(asking.length).toBeGreaterThan(10)
  const left = asking.flatMap(({ name, version, takesOptionally }) => {
    const taken = locked.get(`${name}@${version}`)
    return takesOptionally.filter((one) => taken?.includes(one) === false)
  })
  expect(left).toEqual([])
})

describe('licences', () => {
  const packages = licensedPackages(root)

  it('are known for every package that all machines install', () => {
    const needed = lockedPackages(root).filter(({ optional }) => !optional)
    expect(packages.filter(({ optional }) => !optional)).toHaveLength(needed.length)
  })

  it('are allowed, each of them', () => {
    expect(packages.filter(({ licence }) => !ALLOWED_LICENCES.includes(licence))).toEqual([])
  })

  it('are up to date in docs/licences.md (otherwise run: pnpm licences)', () => {
    expect(read(LICENCES_FILE)).toBe(licenceList(packages))
  })
})
