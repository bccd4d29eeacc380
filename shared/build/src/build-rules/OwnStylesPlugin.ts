import webpack, { type Compiler, type Module } from 'webpack'
import { fileName } from './bundledFile'
import { isBundled } from './bundledImports'
import { foreignSelectors } from './foreignSelectors'

/** Module type of a style sheet in mini-css-extract-plugin. */
const STYLE_SHEET = 'css/mini-extract'

/** Number of selectors in a message. */
const NAMED = 3

/** Fails the build of a remote whose style sheets, or those of its packages, have rules for elements of other applications. */
export class OwnStylesPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('OwnStylesPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('OwnStylesPlugin', () => {
        for (const module of compilation.modules) {
          if (module.type !== STYLE_SHEET || !isBundled(module, compilation)) continue
          const foreign = foreignSelectors(contentOf(module))
          if (foreign.length > 0)
            compilation.errors.push(
              new webpack.WebpackError(
                problem(fileName(this.folder, module.nameForCondition() ?? ''), foreign),
              ),
            )
        }
      })
    })
  }
}

function problem(file: string, foreign: readonly string[]) {
  const list = new Intl.ListFormat('en').format([
    ...foreign.slice(0, NAMED).map((selector) => `"${selector}"`),
    ...(foreign.length > NAMED ? [`${foreign.length - NAMED} more`] : []),
  ])
  return `${file} has rules for ${list}, which would also apply to pages of other remotes: put a class of your own into each selector, such as ".my-page h1".`
}

function contentOf(module: Module) {
  const content: unknown = Reflect.get(module, 'content')
  return Buffer.isBuffer(content) ? content.toString() : ''
}
