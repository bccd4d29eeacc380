import { createHash } from 'node:crypto'
import { checkBuiltApp, type BuiltApp } from '@crossbook/contract'
import { getManifestFileName } from '@module-federation/sdk'
import webpack, { type Compilation, type Compiler, type Module } from 'webpack'

/** The input of a manifest: the files of the build and of each named chunk. */
export interface Build {
  files: BuiltApp['files']
  /** Returns the files of a named chunk and of its dependencies beyond the entry, in load order. Throws if there is no such chunk. */
  chunkFiles(name: string): string[]
  /** Returns whether a named chunk or one of its dependencies contains a source file whose path ends with `source`. */
  chunkContains(name: string, source: string): boolean
  /** Returns the files of an entry point, in load order. */
  entryFiles(name: string): string[]
  /** Returns the file of a picture or a font whose path ends with `source`. Throws if there is no such file. */
  assetOf(source: string): string
}

/** The file that @module-federation/enhanced writes next to `mf-manifest.json`. No page reads it. */
const STATS = getManifestFileName(true).statsFileName

/** Writes `app.json` next to the build's files: the document that releases, pages and the host read. */
export class AppManifestPlugin {
  constructor(private readonly describe: (build: Build) => unknown) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('AppManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'AppManifestPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (compilation.getAsset(STATS)) compilation.deleteAsset(STATS)
          const checked = checkBuiltApp(this.describe(readBuild(compilation)))
          if (!checked.ok) {
            compilation.errors.push(new webpack.WebpackError(checked.problem))
            return
          }
          compilation.emitAsset(
            'app.json',
            new webpack.sources.RawSource(`${JSON.stringify(checked.value, null, 2)}\n`),
          )
        },
      )
    })
  }
}

function readBuild(compilation: Compilation): Build {
  return {
    files: Object.fromEntries(
      compilation
        .getAssets()
        .filter(({ name }) => isLasting(compilation, name) || isScriptMap(compilation, name))
        .map(({ name, source }) => [name, describeFile(source.buffer())] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    chunkFiles: (name) => filesOf(compilation, name),
    chunkContains: (name, source) => sourcesOf(compilation, name).some((path) => path.endsWith(source)),
    entryFiles: (name) => filesOf(compilation, name),
    assetOf: (source) => assetOf(compilation, source),
  }
}

function filesOf(compilation: Compilation, name: string) {
  return chunkGroup(compilation, name)
    .getFiles()
    .filter((file) => isLasting(compilation, file))
}

function assetOf(compilation: Compilation, source: string) {
  const asset = compilation.getAssets().find(({ info }) => info.sourceFilename?.endsWith(source))
  if (!asset) throw new Error(`the build has no file of ${source}`)
  return asset.name
}

/** Returns false for source maps and for hot updates of open pages. */
function isLasting(compilation: Compilation, file: string) {
  const info = compilation.getAsset(file)?.info
  return !info?.development && !info?.hotModuleReplacement
}

/** Returns whether a file is the source map of a published script. Dev servers do not publish theirs. */
function isScriptMap({ compiler }: Compilation, name: string) {
  return name.endsWith('.js.map') && compiler.options.mode === 'production'
}

/** Returns the paths of all source files in a named chunk and its dependencies, including files that webpack joined into one module. */
function sourcesOf(compilation: Compilation, name: string) {
  const modules = chunkGroup(compilation, name).chunks.flatMap((chunk) => [
    ...compilation.chunkGraph.getChunkModulesIterable(chunk),
  ])
  return modules.flatMap(joinedModules).flatMap((module) => module.nameForCondition() ?? [])
}

/**
 * Returns the modules that webpack joined into this one, or the module itself if it is not concatenated. webpack does not export the type
 * of concatenated modules.
 */
function joinedModules(module: Module): Module[] {
  const joined: unknown = Reflect.get(module, 'modules')
  return Array.isArray(joined) ? (joined as Module[]) : [module]
}

function chunkGroup(compilation: Compilation, name: string) {
  const group = compilation.namedChunkGroups.get(name)
  if (!group) throw new Error(`the build has no chunk called ${name}`)
  return group
}

function describeFile(bytes: Buffer) {
  return {
    integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}`,
    bytes: bytes.byteLength,
  }
}
