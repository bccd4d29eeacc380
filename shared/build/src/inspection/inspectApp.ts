import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { checkBuiltApp, type BuiltApp } from '@crossbook/contract'
import webpack from 'webpack'
import { loadConfiguration } from '../loadConfiguration'
import { RenderingFilePlugin } from '../RenderingFilePlugin'
import { modulesIn, type ModuleSize } from './modulesIn'

/** One script of a build, and the modules in it. */
export interface InspectedScript {
  file: string
  text: Buffer
  /** Largest first; their bytes add up to the script's. */
  modules: ModuleSize[]
}

/** A build as it would be published, opened for inspection. */
export interface InspectedApp {
  app: BuiltApp
  scripts: InspectedScript[]
}

/**
 * Builds the application in `folder` as for publishing, and returns the modules of each script with their sizes. Throws webpack's
 * message.
 */
export async function inspectApp(folder: string, repository: string): Promise<InspectedApp> {
  const output = await mkdtemp(path.join(os.tmpdir(), 'crossbook-inspect-'))
  try {
    await compile(folder, output)
    const app = checkBuiltApp(JSON.parse(await readFile(path.join(output, 'app.json'), 'utf8')))
    if (!app.ok) throw new Error(app.problem)
    const files = Object.keys(app.value.files).filter((file) => file.endsWith('.js'))
    return {
      app: app.value,
      scripts: await Promise.all(
        files.map(async (file) => {
          const text = await readFile(path.join(output, file))
          const map: unknown = JSON.parse(await readFile(path.join(output, `${file}.map`), 'utf8'))
          return { file, text, modules: modulesIn(text.toString(), map, { folder, repository }) }
        }),
      ),
    }
  } finally {
    await rm(output, { recursive: true, force: true })
  }
}

/** Compiles the same configuration with absolute paths in the source maps. The size of a module is known only after minifying. */
async function compile(folder: string, output: string) {
  const configuration = await loadConfiguration(folder, { kind: 'production' })
  const compiler = webpack({
    ...configuration,
    cache: false,
    // Browsers never load the rendering, so it is not built here.
    plugins: (configuration.plugins ?? []).filter((plugin) => !(plugin instanceof RenderingFilePlugin)),
    output: {
      ...configuration.output,
      path: output,
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
    },
  })
  if (!compiler) throw new Error(`${folder}/webpack.config.ts exports no configuration`)
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (!stats || stats.hasErrors())
    throw new Error(stats?.toString('errors-only') ?? 'webpack ended without a result')
}
