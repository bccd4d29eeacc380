import { SCRIPT_HOOK, STYLE_HOOK } from '@crossbook/contract'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compiler } from 'webpack'

/**
 * Lets the page decide how each chunk's script and style sheet are loaded: the host defines the hooks, which set the
 * integrity that the release states, and a fresh address when an earlier try hangs. Without a release (a bare build on a
 * developer's server) chunks load as webpack loads them.
 */
export class ScriptPolicyPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ScriptPolicyPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap('ScriptPolicyPlugin', (source) => withHook(source, SCRIPT_HOOK, 'script'))
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation)
      beforeTagInsert.tap('ScriptPolicyPlugin', (source, { tag }) => withHook(source, STYLE_HOOK, tag))
    })
  }
}

function withHook(source: string, hook: string, element: string) {
  return webpack.Template.asString([source, `if (self.${hook}) self.${hook}(${element});`])
}
