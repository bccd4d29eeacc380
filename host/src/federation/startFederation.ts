import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import {
  containerName,
  fileUrl,
  type PageDocument,
  type PageRemote,
  SCRIPT_HOOK,
  STYLE_HOOK,
} from '@crossbook/contract'
import type { ComponentType } from 'react'
import { BrokenModule, faultMessage } from '../modules/fault'
import type { LoadModule } from '../modules/moduleAddress'
import { isUnderDevelopment } from './isUnderDevelopment'
import { namedFault } from './namedFault'
import { runtimePlugin } from './runtimePlugin'
import { createScriptPolicy, type ScriptPolicy } from './scriptPolicy'
import { createStyleSheets, type StyledBuild, type StyleSheets } from './styleSheets'
import { trustTexts } from './trustedScripts'

/** The remotes of this page, and the way to bring in other builds of this store. */
export interface Federation {
  /** Loads a screen's module; what arrives broken rejects with a BrokenModule. */
  load: LoadModule
  /** Lets further builds run in addition to those of the page, with the integrity that the store's documents state. */
  add(builds: readonly RunnableBuild[], integrity: PageDocument['integrity']): void
  /** Versions of the shared modules that the host provides, by request. */
  provides(): ReadonlyMap<string, string>
  /** Makes everything fail that is on its way from an application and hangs. */
  giveUp(app: string): void
  failedFiles: ScriptPolicy['failedFiles']
  /** The style sheets of the remotes. */
  styles: StyleSheets
}

type RunnableBuild = Pick<PageRemote, 'name' | 'version' | 'entry'> & StyledBuild

/** Makes the remotes of the page's release loadable by the federation runtime, which the build has started with the shared modules. */
export function startFederation(page: PageDocument): Federation {
  const policy = createScriptPolicy(page.integrity, location.origin, (file) =>
    isUnderDevelopment(file, page, location),
  )
  trustTexts(policy.checkAddress)
  const styles = createStyleSheets(document)
  window[SCRIPT_HOOK] = policy.prepare
  window[STYLE_HOOK] = (link) => {
    policy.prepare(link)
    styles.prepare(link)
  }

  registerPlugins([runtimePlugin(policy)])
  const registered = new Set<string>()
  const register = (builds: readonly RunnableBuild[]) => {
    const remotes = builds.map(({ name, version, entry }) => ({
      name: containerName(name, version),
      entry: new URL(fileUrl(name, version, entry), location.origin).href,
    }))
    registerRemotes(remotes)
    for (const { name } of remotes) registered.add(name)
    styles.add(builds)
  }
  register(page.remotes)

  return {
    async load({ app, version, module }) {
      const name = containerName(app, version)
      if (!registered.has(name))
        throw new BrokenModule('contract', `${app} ${version} is not part of this page`)
      const id = `${name}/${module.replace('./', '')}`
      try {
        // The module as a function that evaluates it: what does not arrive is not what throws.
        const evaluate: unknown = await loadRemote(id, { loadFactory: false, from: 'runtime' })
        return asComponent(await evaluated(evaluate, id), id)
      } catch (error) {
        throw namedFault(error)
      }
    },
    add(builds, integrity) {
      policy.add(integrity)
      register(builds)
    },
    giveUp: policy.giveUp,
    failedFiles: policy.failedFiles,
    styles,
    provides: () =>
      new Map(
        Object.entries(getInstance()?.options.shared ?? {}).flatMap(([request, [provided]]) =>
          provided ? [[request, provided.version]] : [],
        ),
      ),
  }
}

async function evaluated(evaluate: unknown, id: string): Promise<unknown> {
  if (typeof evaluate !== 'function') throw new BrokenModule('contract', `${id} is not there`)
  try {
    return await (evaluate as () => unknown)()
  } catch (error) {
    throw new BrokenModule('evaluation', `${id} threw ${faultMessage(error)}`, { cause: error })
  }
}

function asComponent(module: unknown, id: string): ComponentType {
  const component: unknown = typeof module === 'object' && module ? Reflect.get(module, 'default') : undefined
  if (isComponent(component)) return component
  throw new BrokenModule('contract', `${id} has no component as its default export`)
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
