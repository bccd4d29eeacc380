import type { Tarballs } from './packPackages'

/** The dependencies of a package.json. */
export interface Manifest {
  dependencies?: Record<string, string> | undefined
  devDependencies?: Record<string, string> | undefined
}

interface Packed {
  tarballs: Tarballs
  /** Folder of the tarballs, from the package.json on. */
  folder: string
  /** Versions of what the host provides, such as React: ours are made for these. */
  provided: Readonly<Record<string, string>>
}

/**
 * The manifest with these packages in place of the former ones. All are named, because npm would ask a registry for a
 * package that only another one names; what screens do not import is for development.
 */
export function withPackages<Own extends Manifest>(
  manifest: Own,
  { tarballs, folder, provided }: Packed,
): Own {
  const place = (file: string) => `file:${folder}/${file}`
  const isOld = ([name, version]: [string, string]) =>
    !tarballs.has(name) && name.startsWith('@crossbook/') && version.startsWith('file:')
  const renewed = (kind: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(kind)
        .filter((entry) => !isOld(entry))
        .map(([name, version]) => {
          const file = tarballs.get(name)
          return [name, file === undefined ? (provided[name] ?? version) : place(file)]
        }),
    )
  const dependencies = renewed(manifest.dependencies)
  const rest = [...tarballs].filter(([name]) => !Object.hasOwn(dependencies, name))
  return {
    ...manifest,
    dependencies,
    devDependencies: sorted({
      ...renewed(manifest.devDependencies),
      ...Object.fromEntries(rest.map(([name, file]) => [name, place(file)])),
    }),
  }
}

function sorted(entries: Record<string, string>) {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)))
}
