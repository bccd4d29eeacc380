import { readFile } from 'node:fs/promises'
import path from 'node:path'
import webpack, { type Compiler } from 'webpack'
import { RENDERING_FILE } from './renderingConfig'

/** Takes the application's rendering, which was built before it, among the build's files. */
export class RenderingFilePlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RenderingFilePlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'RenderingFilePlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const bytes = await readFile(path.join(this.folder, 'dist', RENDERING_FILE))
          // Errors of a screen that could not be rendered then show names.
          compilation.emitAsset(RENDERING_FILE, new webpack.sources.RawSource(bytes), { minimized: true })
        },
      )
    })
  }
}
