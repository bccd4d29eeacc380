import { PATIENCE } from '@crossbook/contract'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { BrokenModule } from '../modules/fault'
import { FILE_LIMIT_MS, type ScriptPolicy } from './scriptPolicy'

/** Milliseconds of the runtime's own time limit, longer than the policy's, which knows how slow the line is. */
const SCRIPT_TIMEOUT_MS = FILE_LIMIT_MS * PATIENCE.most + 1_000

/**
 * What the host adds to the federation runtime: entries of remotes are loaded as the script policy says, with the integrity that the
 * release states, and under a fresh address after a failure; and a name that something else on the page has defined is not taken for a
 * remote's entry, because another remote's container would be handed out in its place.
 */
export function runtimePlugin(policy: Pick<ScriptPolicy, 'createScript'>): ModuleFederationRuntimePlugin {
  /** Names whose script has been asked for: one that failed may still arrive, and define its name then. */
  const begun = new Set<string>()
  return {
    name: 'crossbook-host',
    async loadEntry({ remoteInfo: { entry, entryGlobalName: name } }) {
      if (!begun.has(name) && Object.hasOwn(globalThis, name))
        throw new BrokenModule(
          'contract',
          `${name} was defined before ${entry} ran: another script on this page has taken the remote’s name`,
        )
      begun.add(name)
    },
    createScript({ url }) {
      return { script: policy.createScript(url), timeout: SCRIPT_TIMEOUT_MS }
    },
  }
}
