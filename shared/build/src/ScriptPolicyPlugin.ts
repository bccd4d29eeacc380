import { SCRIPT_HOOK } from '@crossbook/contract'
import webpack, { type Compiler } from 'webpack'

/**
 * Lets the page decide how each chunk's script element is loaded: the host defines the hook, which sets the
 * integrity that the release states, and a fresh address when an earlier try hangs. Without a release (a bare build on a
 * developer's server) chunks load as webpack loads them.
 */
export class ScriptPolicyPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ScriptPolicyPlugin', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      hooks.createScript.tap('ScriptPolicyPlugin', (source) =>
        webpack.Template.asString([source, `if (self.${SCRIPT_HOOK}) self.${SCRIPT_HOOK}(script);`]),
      )
    })
  }
}
