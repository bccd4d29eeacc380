import { readCatalog } from './catalog'

/**
 * Packages of others that the host provides to remotes, one copy for all of a page. Ours have them as peer dependencies, and a
 * remote requires of the host what it was built with.
 */
export const PROVIDED = [
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
  'react-hot-toast',
  '@tanstack/react-query',
] as const

/** The version of each of them that the workspace uses. */
export async function providedVersions(root: string): Promise<Record<string, string>> {
  const catalog = await readCatalog(root)
  return Object.fromEntries(
    PROVIDED.map((name) => {
      const version = catalog[name]
      if (version === undefined) throw new Error(`pnpm-workspace.yaml has no version of ${name}`)
      return [name, version]
    }),
  )
}
