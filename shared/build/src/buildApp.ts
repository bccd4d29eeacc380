import { rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack'
import { loadConfiguration } from './loadConfiguration'
import { WrongRemote } from './wrongRemote'

/**
 * Builds the application in `folder` with its own webpack file into `dist/`: first the code that renders it without a browser, then the
 * browser's files. On failure, exits with 1 and prints webpack's message, or a sentence about the remote's own files.
 */
export async function buildApp(folder: string) {
  await rm(path.join(folder, 'dist'), { recursive: true, force: true })
  try {
    for (const kind of ['rendering', 'production'] as const)
      if (!(await build(folder, await loadConfiguration(folder, { kind })))) {
        process.exitCode = 1
        return
      }
  } catch (error) {
    if (!(error instanceof WrongRemote)) throw error
    console.error(`${path.basename(folder)}: ${error.message}`)
    process.exitCode = 1
  }
}

/** Runs one build. Returns whether it succeeded without a warning. */
async function build(folder: string, configuration: Configuration) {
  const compiler = webpack(configuration)
  if (!compiler) throw new Error(`${folder}/webpack.config.ts exports no configuration`)
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (!stats) throw new Error('webpack ended without a result')
  const succeeded = report(stats)
  if (!succeeded) await forgetCache(compiler)
  return succeeded
}

/** Prints the messages of the build. Returns whether it succeeded without a warning. */
function report(stats: Stats) {
  const succeeded = !stats.hasErrors() && !stats.hasWarnings()
  console.log(stats.toString({ preset: succeeded ? 'minimal' : 'errors-warnings', colors: false }))
  return succeeded
}

/** Deletes the cache of a failed build. Such a cache once gave the next build shared modules without their exports. */
async function forgetCache({ options }: Compiler) {
  const { cache } = options
  if (typeof cache === 'object' && cache.type === 'filesystem' && cache.cacheDirectory)
    await rm(cache.cacheDirectory, { recursive: true, force: true })
}
