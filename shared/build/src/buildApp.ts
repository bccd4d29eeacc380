import { rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import webpack, { type Compiler, type Stats } from 'webpack'
import { loadConfiguration } from './loadConfiguration'

/** Builds the application in `folder` from its own webpack file into `dist/`; exits with 1 and webpack's words if it fails. */
export async function buildApp(folder: string) {
  const configuration = await loadConfiguration(folder, { kind: 'production' })
  await rm(path.join(folder, 'dist'), { recursive: true, force: true })

  const compiler = webpack(configuration)
  if (!compiler) throw new Error(`${folder}/webpack.config.ts gives no configuration`)
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (!stats) throw new Error('webpack ended without a result')
  if (report(stats)) return
  process.exitCode = 1
  await forgetCache(compiler)
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
