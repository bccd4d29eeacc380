import webpack, { type Compilation, type Dependency, type Module } from 'webpack'

/** One import in a build: the module that contains it, its request, its target and the imported names. */
export interface BundledImport {
  by: Module
  request: string
  /** Null if no module of this name is installed. */
  target: Module | null
  names: readonly string[]
}

/** Every import in the modules that a build bundles. */
export function bundledImports(compilation: Compilation): BundledImport[] {
  const { modules, moduleGraph } = compilation
  return [...modules]
    .filter((module) => isBundled(module, compilation))
    .flatMap((by) =>
      dependenciesOf(by).flatMap((dependency) => {
        if (!(dependency instanceof webpack.dependencies.ModuleDependency)) return []
        const { request } = dependency
        return [
          { by, request, target: moduleGraph.getModule(dependency), names: namesIn(dependency, compilation) },
        ]
      }),
    )
}

/** Whether a file of the build contains the module. */
export function isBundled(module: Module, { chunkGraph }: Compilation) {
  return chunkGraph.getNumberOfModuleChunks(module) > 0
}

function dependenciesOf({ dependencies, blocks }: Pick<Module, 'dependencies' | 'blocks'>): Dependency[] {
  return [...dependencies, ...blocks.flatMap(dependenciesOf)]
}

function namesIn(dependency: Dependency, { moduleGraph }: Compilation) {
  return dependency
    .getReferencedExports(moduleGraph, undefined)
    .flatMap((used) => (Array.isArray(used) ? used : used.name).slice(0, 1))
}
