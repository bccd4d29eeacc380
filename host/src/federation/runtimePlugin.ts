import { PATIENCE } from '@crossbook/contract'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { BrokenModule } from '../modules/fault'
import { FILE_LIMIT_MS, type ScriptPolicy } from './scriptPolicy'

/** Milliseconds of the runtime's own time limit, longer than the policy's, which knows how slow the line is. */
const SCRIPT_TIMEOUT_MS = FILE_LIMIT_MS * PATIENCE.most + 1_000

interface RuntimeOptions {
  /** Address of the entry of each remote, by its name. */
  entries: ReadonlyMap<string, string>
}

/**
 * The host's plugin for the federation runtime. It loads entries of remotes under the script policy, with the integrity from the release,
 * and under a fresh address after a failure. It does not accept a global of the same name as a remote's entry, because that would be
 * another container. It refuses overrides of Module Federation's DevTools.
 */
export function runtimePlugin(
  policy: Pick<ScriptPolicy, 'createScript'>,
  { entries }: RuntimeOptions,
): ModuleFederationRuntimePlugin {
  /** Names whose script was requested. A failed script may still arrive later, and define its name then. */
  const begun = new Set<string>()
  return {
    name: 'crossbook-host',
    beforeRegisterRemote(args) {
      const { remote } = args
      const entry = entries.get(remote.name)
      // DevTools put another entry, or a version, in place of the page's.
      if (entry === undefined || ('entry' in remote && remote.entry === entry)) return args
      console.warn(
        `Crossbook: the override of ${remote.name} is refused. Try other versions in a mix, or with “Try versions” on a channel that accepts mixes.`,
      )
      Reflect.deleteProperty(remote, 'version')
      Object.assign(remote, { entry })
      return args
    },
    async loadEntry({ remoteInfo: { entry, entryGlobalName: name, type } }) {
      // ES modules define no names.
      if (type === 'module') return
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

/**
 * Plugin for pages for trial, added to the federation runtime of every remote, because each resolves shared modules itself: remotes get the
 * host's version even if their ranges do not admit it.
 */
export const trialPlugin: ModuleFederationRuntimePlugin = {
  name: 'crossbook-trial',
  resolveShare(args) {
    const shared = args.shareScopeMap[args.scope]?.[args.pkgName]?.[args.version]
    return { ...args, resolver: () => shared && { shared, useTreesShaking: false } }
  },
}
