import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { BrokenModule } from '../modules/fault'
import type { ScriptPolicy } from './scriptPolicy'

/** Milliseconds until an entry that does not arrive counts as failed; chunks have the same time. */
const SCRIPT_TIMEOUT_MS = 8_000

/**
 * What the host adds to the federation runtime: entries of remotes are loaded with the integrity that the release states, within a
 * time limit, under a fresh address after a failure; and a name that something else on the page has defined is not taken for a
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
