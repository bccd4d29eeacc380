import { createHash } from 'node:crypto'
import { checkBuiltApp, type BuiltApp } from '@crossbook/contract'
import webpack, { type Compilation, type Compiler, type Module } from 'webpack'

/** What a manifest can be derived from: the files of the build and of each named chunk. */
export interface Build {
  files: BuiltApp['files']
  /** Files of a named chunk and what it needs beyond the entry, in load order; throws when there is no such chunk. */
  chunkFiles(name: string): string[]
  /** Whether a named chunk, or what it needs, was made from a source file whose path ends so. */
  chunkContains(name: string, source: string): boolean
  /** Files of an entry point, in load order. */
  entryFiles(name: string): string[]
  /** The file that was made from a picture or a font whose path ends so; throws when there is none. */
  assetOf(source: string): string
}

/** Writes `app.json` next to the build's files: the document that releases, pages and the host read. */
export class AppManifestPlugin {
  constructor(private readonly describe: (build: Build) => unknown) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('AppManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'AppManifestPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
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

/** Not a source map, nor what replaces modules of an earlier build in open pages. */
function isLasting(compilation: Compilation, file: string) {
  const info = compilation.getAsset(file)?.info
  return !info?.development && !info?.hotModuleReplacement
}

/** The source map of a script that is published; dev servers keep theirs to themselves. */
function isScriptMap({ compiler }: Compilation, name: string) {
  return name.endsWith('.js.map') && compiler.options.mode === 'production'
}

/** Paths of all source files in a named chunk and what it needs, also of those that webpack joined into one module. */
function sourcesOf(compilation: Compilation, name: string) {
  const modules = chunkGroup(compilation, name).chunks.flatMap((chunk) => [
    ...compilation.chunkGraph.getChunkModulesIterable(chunk),
  ])
  return modules.flatMap(joinedModules).flatMap((module) => module.nameForCondition() ?? [])
}

/** The modules that webpack joined into this one; the module itself, if it is not concatenated. webpack does not export the type of concatenated modules. */
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
