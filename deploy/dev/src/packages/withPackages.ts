import type { Tarballs } from './packPackages'

/** The dependencies of a package.json. */
export interface Manifest {
  dependencies?: Record<string, string> | undefined
  devDependencies?: Record<string, string> | undefined
}

interface Packed {
  tarballs: Tarballs
  /** Folder of the tarballs, relative to the package.json. */
  folder: string
  /** Versions of the packages that the host provides, such as React. The packed packages are built for these versions. */
  provided: Readonly<Record<string, string>>
}

/**
 * Returns the manifest with these packages in place of earlier ones. It lists all of them, because npm would request an unlisted one from a
 * registry when another package depends on it. Packages that screens do not import become development dependencies.
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
