import path from 'node:path'
import webpack, { type Compilation, type Compiler, type Module, type ModuleGraphConnection } from 'webpack'
import type { LeftOutPart } from './leftOutParts'

/**
 * Bundles stand-ins for parts of packages. Who updates such a package hears of it: the build fails when a part is no longer
 * bundled at all, and when something uses of it what its stand-in does not have.
 */
export class LeaveOutPlugin {
  constructor(private readonly parts: readonly LeftOutPart[]) {}

  apply(compiler: Compiler) {
    // A name that a stand-in has not may also be asked for at the package's door, which passes it on with a star.
    compiler.options.module.parser = { javascript: { exportsPresence: 'error' } }
    new webpack.NormalModuleReplacementPlugin(/./, (asked: Request) => {
      const part = this.partFor(asked.context, asked.request)
      if (part) asked.request = part.by
    }).apply(compiler)
    compiler.hooks.thisCompilation.tap('LeaveOutPlugin', (compilation) => {
      // After webpack has found out what each module exports.
      compilation.hooks.finishModules.tap({ name: 'LeaveOutPlugin', stage: 1_000 }, () => {
        for (const problem of this.problems(compilation))
          compilation.errors.push(new webpack.WebpackError(problem))
      })
    })
  }

  private problems(compilation: Compilation) {
    const uses = [...compilation.modules].flatMap((user) =>
      [...compilation.moduleGraph.getOutgoingConnections(user)].flatMap((connection) => {
        const part = this.partFor(user.context, requestOf(connection))
        return part ? [{ part, user, connection }] : []
      }),
    )
    const unused = this.parts.filter((part) => !uses.some((use) => use.part === part))
    const lacking = uses.flatMap(({ part, user, connection }) =>
      namesLacking(compilation, connection).map((name) => lackingWords(part, user, name)),
    )
    return [...unused.map(unusedWords), ...new Set(lacking)]
  }

  private partFor(context: string | null, request: string | undefined) {
    if (context === null || request === undefined) return undefined
    const asked = request.startsWith('.') ? path.join(context, request) : request
    return this.parts.find((part) =>
      part.file === undefined
        ? request === part.package
        : asked.endsWith(path.normalize(`/node_modules/${part.package}/${part.file}`)),
    )
  }
}

interface Request {
  request: string
  context: string
}

/** All of a module, as when it is handed on as an object. */
const EVERYTHING = 'all that it has'

/** What is asked for of a module through this connection and is not there. */
function namesLacking({ moduleGraph }: Compilation, { dependency, module }: ModuleGraphConnection) {
  return (dependency?.getReferencedExports(moduleGraph, undefined) ?? []).flatMap((referenced) => {
    const [name] = Array.isArray(referenced) ? referenced : referenced.name
    if (name === undefined) return [EVERYTHING]
    return moduleGraph.getExportsInfo(module).isExportProvided(name) === false ? [`“${name}”`] : []
  })
}

function requestOf({ dependency }: ModuleGraphConnection) {
  const request: unknown = dependency && Reflect.get(dependency, 'request')
  return typeof request === 'string' ? request : undefined
}

function unusedWords(part: LeftOutPart) {
  return `Nothing in this build asks for ${nameOf(part)} any more, which is left out of it: has the package moved that part? Correct the table in shared/build/src/left-out/leftOutParts.ts, and look at the size of what is bundled.`
}

function lackingWords(part: LeftOutPart, user: Module, name: string) {
  const file = user.nameForCondition() ?? user.identifier()
  const asks = file.split('/node_modules/').at(-1) ?? file
  return `${asks} uses ${name} of ${nameOf(part)}, which is left out of this build: ${path.basename(part.by)} stands in for it without that. Give it what is used, or take the part out of the table in shared/build/src/left-out/leftOutParts.ts.`
}

function nameOf({ package: name, file }: LeftOutPart) {
  return file === undefined ? name : `${name}/${file}`
}
