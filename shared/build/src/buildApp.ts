import { rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack'
import { loadConfiguration } from './loadConfiguration'
import { WrongTable } from './screen-table/wrongTable'

/**
 * Builds the application in `folder` from its own webpack file into `dist/`, first what renders it without a browser and then
 * what browsers load; exits with 1 and webpack's words, or a sentence on its table of screens, if it fails.
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
    if (!(error instanceof WrongTable)) throw error
    console.error(`${path.basename(folder)}: ${error.message}`)
    process.exitCode = 1
  }
}

/** Runs one build; whether it succeeded without a warning. */
async function build(folder: string, configuration: Configuration) {
  const compiler = webpack(configuration)
  if (!compiler) throw new Error(`${folder}/webpack.config.ts gives no configuration`)
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (!stats) throw new Error('webpack ended without a result')
  const succeeded = report(stats)
  if (!succeeded) await forgetCache(compiler)
  return succeeded
}

/** Prints what the build has to say; true when it succeeded without a warning. */
function report(stats: Stats) {
  const succeeded = !stats.hasErrors() && !stats.hasWarnings()
  console.log(stats.toString({ preset: succeeded ? 'minimal' : 'errors-warnings', colors: false }))
  return succeeded
}

/** The cache of a failed build was seen to give the next build shared modules without their exports. */
async function forgetCache({ options }: Compiler) {
  const { cache } = options
  if (typeof cache === 'object' && cache.type === 'filesystem' && cache.cacheDirectory)
    await rm(cache.cacheDirectory, { recursive: true, force: true })
}
