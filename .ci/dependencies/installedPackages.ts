import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

const manifestSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string()),
  scripts: v.optional(v.record(v.string(), v.string()), {}),
  optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
})

/** A package's own manifest. */
export interface InstalledPackage {
  readonly name: string
  readonly version: string
  /** An SPDX expression such as `MIT`; undefined when the package states none. */
  readonly licence: string | undefined
  /** Whether installing it would run code of its own. */
  readonly hasInstallScript: boolean
  /** Names of its optional dependencies. */
  readonly takesOptionally: readonly string[]
}

/** Every package of others that is installed in the repository, from pnpm's own folder. */
export function installedPackages(root: string): InstalledPackage[] {
  const store = path.join(root, 'node_modules/.pnpm')
  return readdirSync(store).flatMap((entry) => {
    const folder = path.join(store, entry, 'node_modules')
    return existsSync(folder) ? packageFolders(folder).map(readPackage) : []
  })
}

/** The packages of a folder themselves; their dependencies are links next to them. */
function packageFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '.bin')
    .flatMap(({ name }) => {
      const inner = path.join(folder, name)
      return name.startsWith('@') ? packageFolders(inner) : [inner]
    })
}

function readPackage(folder: string): InstalledPackage {
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
  )
  const { name, version, license, scripts, optionalDependencies } = manifest
  const hasInstallScript =
    ['preinstall', 'install', 'postinstall'].some((script) => script in scripts) ||
    existsSync(path.join(folder, 'binding.gyp'))
  return {
    name,
    version,
    licence: license,
    hasInstallScript,
    takesOptionally: Object.keys(optionalDependencies),
  }
}
