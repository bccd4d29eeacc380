import type { ForeignContainer } from '@crossbook/contract'
import type { Files } from '@crossbook/web-files'
import { init, parse } from 'es-module-lexer'
import type { DescribeProblem } from './describeProblems'
import { type FederationManifest, isOfProvided } from './federationManifest'

/** The files that pages load from a build, by its parts. */
export interface NeededFiles {
  entry: string
  /** Files that the entry itself needs, without the entry. */
  ofContainer: readonly string[]
  /** Additional files that each module needs. */
  ofModules: ReadonlyMap<string, readonly string[]>
  problems: readonly DescribeProblem[]
}

type Assets = NonNullable<FederationManifest['exposes'][number]['assets']>
type Parts = Omit<NeededFiles, 'problems'>

/** Finds the files that the container and each of these modules need: by the manifest, for ES modules also by their imports. */
export async function neededFiles(
  files: Files,
  manifest: FederationManifest,
  format: ForeignContainer['format'],
  modules: readonly string[],
): Promise<NeededFiles> {
  await init
  const parts = format === 'module' ? moduleParts(files, manifest, modules) : scriptParts(manifest, modules)
  return { ...parts, problems: problemsOf(files, manifest, parts) }
}

function entryOf({ metaData: { remoteEntry } }: FederationManifest) {
  return `${remoteEntry.path}${remoteEntry.name}`.replace(/^\.?\//, '')
}

function assetsOf({ exposes }: FederationManifest, module: string): Assets | undefined {
  return exposes.find(({ path }) => path === module)?.assets
}

/** Returns the files of a build with scripts: those that the manifest lists, without modules that the host provides. */
function scriptParts(manifest: FederationManifest, modules: readonly string[]): Parts {
  const entry = entryOf(manifest)
  const ofContainer = without(
    manifest.shared.flatMap(({ name, assets }) => (isOfProvided(name) ? [] : allFiles(assets))),
    [entry],
  )
  const ofModules = new Map(
    modules.map((module) => [module, without(allFiles(assetsOf(manifest, module)), [entry, ...ofContainer])]),
  )
  return { entry, ofContainer, ofModules }
}

/** Returns the files of a build with ES modules: those that the manifest lists, and their imports, without modules of the host. */
function moduleParts(files: Files, manifest: FederationManifest, modules: readonly string[]): Parts {
  const entry = entryOf(manifest)
  const copies = new Set(
    manifest.shared.flatMap(({ name, assets }) => (isOfProvided(name) ? allFiles(assets) : [])),
  )
  const first = reachable(files, [entry], () => false)
  const ofExpose = (assets: Assets | undefined) => without(assets?.js.sync ?? [], first)
  const ofExposes = manifest.exposes.flatMap(({ assets }) => ofExpose(assets))
  /** Whether importing this file loads one of the wanted files. */
  const brings = (file: string, wanted: readonly string[]) =>
    reachable(files, [file], () => false).some((one) => wanted.includes(one))

  const around = reachable(files, [entry], (file) => !copies.has(file) && !brings(file, ofExposes))
  const ofContainer = without(around, [entry])
  const dynamicEntries = around.flatMap((file) => dynamicImports(files, file))
  const ofModules = new Map(
    modules.map((module) => {
      const assets = assetsOf(manifest, module)
      const own = ofExpose(assets)
      const start = [...own, ...dynamicEntries.filter((file) => !copies.has(file) && brings(file, own))]
      const reached = reachable(files, start, (file) => !copies.has(file))
      return [module, without([...reached, ...styles(assets)], [entry, ...ofContainer])]
    }),
  )
  return { entry, ofContainer, ofModules }
}

function problemsOf(
  files: Files,
  manifest: FederationManifest,
  { entry, ofContainer, ofModules }: Parts,
): DescribeProblem[] {
  const needs = [['The remote', [entry, ...ofContainer]] as const, ...ofModules]
  const inFolders = [...new Set(needs.flatMap(([, names]) => names.filter((file) => file.includes('/'))))]
  return [
    ...[...ofModules.keys()]
      .filter((module) => allFiles(assetsOf(manifest, module)).length === 0)
      .map((module) => ({ kind: 'filesUnknown', module }) as const),
    ...(inFolders.length > 0 ? [{ kind: 'inFolders', files: inFolders } as const] : []),
    ...needs.flatMap(([neededBy, names]) =>
      names
        .filter((file) => !file.includes('/') && !files.has(file))
        .map((file) => ({ kind: 'fileAbsent', file, neededBy }) as const),
    ),
  ]
}

/** Files of one part of the manifest: scripts first, in load order. */
function allFiles(assets: Assets | undefined): string[] {
  return assets ? [...assets.js.sync, ...assets.js.async, ...styles(assets)] : []
}

function styles(assets: Assets | undefined): string[] {
  return assets ? [...assets.css.sync, ...assets.css.async] : []
}

function without(files: readonly string[], others: readonly string[]) {
  return [...new Set(files)].filter((file) => !others.includes(file))
}

/** A file next to the one that imports it, in any quotation marks. */
const SIBLING = /^["'`]?\.\/(?<file>[^"'`$]+)["'`]?$/

function importsOf(files: Files, file: string) {
  if (!file.endsWith('.js')) return []
  const text = Buffer.from(files.get(file) ?? []).toString('utf8')
  const [imports] = parse(text)
  return imports.flatMap(({ s: start, e: end, d: dynamic }) => {
    const imported = SIBLING.exec(text.slice(start, end).trim())?.groups?.['file']
    return imported === undefined ? [] : [{ file: imported, isDynamic: dynamic !== -1 }]
  })
}

function dynamicImports(files: Files, file: string): string[] {
  return importsOf(files, file).flatMap((imported) => (imported.isDynamic ? [imported.file] : []))
}

/** These files and all that they import, directly or not. A dynamic import is followed where `follows` says so. */
function reachable(files: Files, start: readonly string[], follows: (file: string) => boolean): string[] {
  const reached = new Set(start)
  for (const file of reached)
    for (const { file: imported, isDynamic } of importsOf(files, file))
      if (!isDynamic || follows(imported)) reached.add(imported)
  return [...reached]
}
