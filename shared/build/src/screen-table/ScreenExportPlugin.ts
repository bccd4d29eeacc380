import { moduleSource } from '@crossbook/contract'
import webpack, { type Compiler } from 'webpack'

/** Fails a build in which a screen or frame has nothing that could be shown: its module's default export is the component. */
export class ScreenExportPlugin {
  constructor(private readonly exposed: readonly string[]) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ScreenExportPlugin', (compilation) => {
      compilation.hooks.seal.tap('ScreenExportPlugin', () => {
        for (const exposed of this.exposed) {
          const source = moduleSource(exposed).slice(1)
          const module = [...compilation.modules].find((one) => one.nameForCondition()?.endsWith(source))
          // The exports of a module that is not an ECMAScript module are unknown.
          if (!module || compilation.moduleGraph.getExportsInfo(module).isExportProvided('default') !== false)
            continue
          compilation.errors.push(
            new webpack.WebpackError(
              `${source.slice(1)} has no default export, but remote.ts shows the default export of ${exposed}: write export default function …`,
            ),
          )
        }
      })
    })
  }
}
