import { promisify } from 'node:util'
import type { Result } from '@crossbook/contract'
import webpack from 'webpack'
import { loadConfiguration } from '../loadConfiguration'

/** Builds the page in `folder` with its webpack file into the folder `output`. The problem is webpack's message. */
export async function buildPage(folder: string, output: string): Promise<Result<void, string>> {
  const configuration = await loadConfiguration(folder, { kind: 'production' })
  // Two builds of the page at the same time would write the same cache.
  const compiler = webpack({ ...configuration, cache: false })
  if (!compiler) throw new Error(`${folder}/webpack.config.ts exports no configuration`)
  compiler.outputPath = output
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (!stats) throw new Error('webpack ended without a result')
  return stats.hasErrors() || stats.hasWarnings()
    ? { ok: false, problem: stats.toString({ preset: 'errors-warnings', colors: false }) }
    : { ok: true, value: undefined }
}
