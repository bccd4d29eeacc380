/** The content of a lockfile: the version of each dependency of a folder, and of each dependency of a package `name@version`. */
export interface LockedWorkspace {
  readonly importers: Record<string, Record<string, string>>
  readonly packages: Record<string, Record<string, string>>
}

/** Text of a pnpm-lock.yaml, in JSON, which is YAML as well. */
export function lockfileText({ importers, packages }: LockedWorkspace) {
  const versions = (names: Record<string, string>) =>
    Object.fromEntries(Object.entries(names).map(([name, version]) => [name, { specifier: '*', version }]))
  const each = <In, Out>(record: Record<string, In>, make: (value: In, name: string) => Out) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value, name)]))
  return JSON.stringify(
    {
      lockfileVersion: '9.0',
      importers: each(importers, (names) => ({ dependencies: versions(names) })),
      packages: each(packages, (_names, id) => ({ resolution: { integrity: `sha512-${id}` } })),
      snapshots: each(packages, (dependencies) => ({ dependencies })),
    },
    null,
    2,
  )
}
