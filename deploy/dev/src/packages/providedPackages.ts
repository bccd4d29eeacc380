import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readCatalog } from './catalog'

/** Packages of others that the host provides to remotes, one copy for all of a page. */
export const PROVIDED = [
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
  'react-hot-toast',
  '@tanstack/react-query',
] as const

/** Packages of ours that the host provides. */
const PROVIDED_OF_OURS = ['@crossbook/auth', '@crossbook/market'] as const

/** The version of each provided package of others that the workspace uses. */
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

/** The version of each provided package, of others and of ours. */
export async function allProvidedVersions(root: string): Promise<Record<string, string>> {
  const ours = PROVIDED_OF_OURS.map(async (name) => {
    const file = path.join(root, 'shared', name.replace('@crossbook/', ''), 'package.json')
    const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string }
    return [name, version] as const
  })
  return { ...(await providedVersions(root)), ...Object.fromEntries(await Promise.all(ours)) }
}

/** The ranges that a new remote requires: these versions or later ones of the same major. */
export function rangesOf(versions: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, `^${version}`]))
}
