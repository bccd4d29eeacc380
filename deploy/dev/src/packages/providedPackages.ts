import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'

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

type Versions = Record<string, string>

const workspaceSchema = v.object({ catalog: v.record(v.string(), v.string()) })

/** Returns the one version of every package of others that the workspace uses. */
export async function readCatalog(root: string): Promise<Readonly<Versions>> {
  const text = await readFile(path.join(root, 'pnpm-workspace.yaml'), 'utf8')
  return v.parse(workspaceSchema, parse(text)).catalog
}

/** Returns the versions of these packages in the catalog. */
export function versionsOf(packages: readonly string[], catalog: Readonly<Versions>): Versions {
  const missing = packages.find((name) => catalog[name] === undefined)
  if (missing !== undefined) throw new Error(`pnpm-workspace.yaml has no version of ${missing}`)
  return Object.fromEntries(packages.map((name) => [name, catalog[name] ?? '']))
}

/** Returns the version of each provided package, of others and of ours. */
export async function allProvidedVersions(root: string): Promise<Versions> {
  const ours = PROVIDED_OF_OURS.map(async (name) => {
    const file = path.join(root, 'shared', name.replace('@crossbook/', ''), 'package.json')
    const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string }
    return [name, version] as const
  })
  return {
    ...versionsOf(PROVIDED, await readCatalog(root)),
    ...Object.fromEntries(await Promise.all(ours)),
  }
}

/** Returns the ranges that a new remote requires: these versions or later ones of the same major. */
export function rangesOf(versions: Readonly<Versions>): Versions {
  return Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, `^${version}`]))
}
