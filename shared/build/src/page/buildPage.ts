import { rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Result } from '@crossbook/contract'
import webpack from 'webpack'
import { loadConfiguration } from '../loadConfiguration'

/** Builds the page in `folder` from its webpack file into `dist/`; what is wrong with it in webpack's words otherwise. */
export async function buildPage(folder: string): Promise<Result<void, string>> {
  const compiler = webpack(await loadConfiguration(folder, { kind: 'production' }))
  if (!compiler) throw new Error(`${folder}/webpack.config.ts gives no configuration`)
  await rm(path.join(folder, 'dist'), { recursive: true, force: true })
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (!stats) throw new Error('webpack ended without a result')
  return stats.hasErrors() || stats.hasWarnings()
    ? { ok: false, problem: stats.toString({ preset: 'errors-warnings', colors: false }) }
    : { ok: true, value: undefined }
}
