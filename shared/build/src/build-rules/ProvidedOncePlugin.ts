import webpack, { type Compilation, type Compiler, type Module } from 'webpack'
import { requiredRanges } from '../requiredRanges'
import { installedVersion, PROVIDED, SINGLETON_REQUESTS } from '../singletons'
import { bundledImports, isBundled, type BundledImport } from './bundledImports'
import { fileName, isOwnFile, packageNamed, packageOf } from './bundledFile'

/**
 * Fails the build of a remote that bundles a second copy of a module from the host, or imports a name that the host does not provide.
 * Such a remote passes its own tests but fails in the page, because the hooks and contexts of two copies are separate.
 */
export class ProvidedOncePlugin {
  /** Requests that the remote declares, each with its range. */
  private readonly required: Readonly<Record<string, string>>

  constructor(private readonly folder: string) {
    this.required = requiredRanges(folder)
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ProvidedOncePlugin', (compilation) => {
      // Unused imports have been dropped by now, and modules have not been joined yet.
      compilation.hooks.afterChunks.tap('ProvidedOncePlugin', () => {
        const problems = bundledImports(compilation).flatMap((one) => {
          const undeclared = undeclaredProblems(one, compilation, this.folder, this.required)
          if (undeclared.length > 0) return undeclared
          return [
            ...copyProblems(one, compilation, this.folder),
            ...nameProblems(one, compilation, this.folder),
          ]
        })
        for (const problem of new Set(problems)) compilation.errors.push(new webpack.WebpackError(problem))
      })
    })
  }
}

/** The sentence on an import of a shared module whose range the remote's package.json does not state. */
function undeclaredProblems(
  { by, request, target }: BundledImport,
  compilation: Compilation,
  folder: string,
  required: Readonly<Record<string, string>>,
) {
  const provided = PROVIDED.find((one) => one.request === request)
  if (!provided || Object.hasOwn(required, request) || providedWith(packageOf(by)).length > 0) return []
  if (!target) forgetUnresolved(compilation, by, request)
  const { file, through } = importerOf(by, compilation, folder)
  const importer = through ? `${file} imports ${through.name}, whose ${through.file}` : file
  const example = `"${provided.package}": "^${installedVersion(folder, provided.package) ?? '1.0.0'}"`
  return [
    `${importer} imports ${request}, which the host provides, and the peerDependencies of package.json have no range for ${provided.package}: add one such as ${example}.`,
  ]
}

/** The sentence on an import of a provided package's own files. */
function copyProblems({ by, request, target }: BundledImport, compilation: Compilation, folder: string) {
  const name = target ? packageOf(target) : packageNamed(request)
  const provided = providedWith(name)
  if (name === undefined || provided.length === 0 || providedWith(packageOf(by)).length > 0) return []
  if (target ? !isBundled(target, compilation) : SINGLETON_REQUESTS.some((one) => one === request)) return []
  if (!target) forgetUnresolved(compilation, by, request)

  const { file, through } = importerOf(by, compilation, folder)
  const entries = `${provided.map((one) => one.request).join(' or ')}, which the host provides`
  const other = provided.flatMap(({ instead }) => instead?.[request] ?? [])[0]
  const copy = `would put a second copy of ${name} into the page`
  return through === undefined
    ? [`${file} imports ${request}, which ${copy}: ${other ?? `import from ${entries}`}.`]
    : [
        `${file} imports ${through.name}, whose ${through.file} imports ${request} and ${copy}: use a package that imports from ${entries}.`,
      ]
}

/** The sentences on names of a shared module that remotes may not import. */
function nameProblems(
  { by, request, target, names }: BundledImport,
  compilation: Compilation,
  folder: string,
) {
  const provided = PROVIDED.find((one) => one.request === request)
  if (!provided || target instanceof webpack.NormalModule) return []
  const { file, through } = importerOf(by, compilation, folder)
  const importer = through ? `${file} imports ${through.name}, whose ${through.file}` : file
  return names.flatMap((name) => {
    const refused = provided.refuses?.[name]
    if (refused !== undefined) return [`${importer} imports ${name} from ${request}, and ${refused}.`]
    if (!provided.only || provided.only.names.includes(name)) return []
    return [`${importer} imports ${name} from ${request}, which ${provided.only.others}.`]
  })
}

/** Returns the host's provided modules of the package, or the alternative to it. */
function providedWith(name: string | undefined) {
  return PROVIDED.filter(({ package: main, parts = [] }) => [main, ...parts].some((one) => one === name))
}

/** Returns the remote's own file that imports a module, and the package between them, if there is one. */
function importerOf(module: Module, { moduleGraph }: Compilation, folder: string) {
  const file = module.nameForCondition() ?? ''
  let own: Module | null | undefined = module
  let outer = module
  while (own && !isOwnFile(folder, own.nameForCondition() ?? '')) {
    outer = own
    own = moduleGraph.getIssuer(own)
  }
  const at = (path: string) => fileName(folder, path)
  if (own === module) return { file: at(file) }
  return {
    file: own ? at(own.nameForCondition() ?? '') : 'The remote',
    through: { name: packageOf(outer) ?? at(outer.nameForCondition() ?? ''), file: at(file) },
  }
}

/** Removes webpack's own error about a request, which our sentence replaces. */
function forgetUnresolved(compilation: Compilation, by: Module, request: string) {
  compilation.errors = compilation.errors.filter(
    (error) =>
      !(error instanceof webpack.WebpackError && error.name === 'ModuleNotFoundError') ||
      error.module !== by ||
      !error.message.includes(`'${request}'`),
  )
}
