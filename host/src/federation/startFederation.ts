import {
  getInstance,
  loadRemote,
  registerGlobalPlugins,
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
import { addGlobalSnapshot } from '@module-federation/runtime-core'
import type { ComponentType } from 'react'
import { BrokenModule, faultMessage } from '../modules/fault'
import type { LoadModule } from '../modules/moduleAddress'
import { devToolsSnapshot } from './devToolsSnapshot'
import type { ForeignBuild, ForeignBuilds } from './foreignBuilds'
import { isUnderDevelopment } from './isUnderDevelopment'
import { namedFault } from './namedFault'
import { runtimePlugin, trialPlugin } from './runtimePlugin'
import { createScriptPolicy, type ScriptPolicy } from './scriptPolicy'
import { createStyleSheets, type StyledBuild, type StyleSheets } from './styleSheets'
import { trustTexts } from './trustedScripts'

/** The remotes of this page, and functions to add other builds of this store. */
export interface Federation {
  /** Loads a screen's module. Rejects with a BrokenModule when the module is broken. */
  load: LoadModule
  /** Lets further builds run in addition to those of the page, with the integrity from the store's documents. */
  add(builds: readonly RunnableBuild[], integrity: PageDocument['integrity']): void
  /** Versions of the shared modules that the host provides, by request. */
  provides(): ReadonlyMap<string, string>
  /** Fails all pending files of an application that hangs. */
  giveUp(app: string): void
  failedFiles: ScriptPolicy['failedFiles']
  /** The style sheets of the remotes. */
  styles: StyleSheets
}

type RunnableBuild = Pick<PageRemote, 'name' | 'version' | 'entry' | 'container'> & StyledBuild

/** Makes the remotes of the page's release loadable by the federation runtime, which the build has started with the shared modules. */
export function startFederation(page: PageDocument): Federation {
  const policy = createScriptPolicy(page.integrity, location.origin, (file) =>
    isUnderDevelopment(file, page, location),
  )
  trustTexts(policy.checkAddress)
  const styles = createStyleSheets(document)
  window[SCRIPT_HOOK] = policy.prepare
  const prepareStyle = (link: HTMLLinkElement) => {
    policy.prepare(link)
    styles.prepare(link)
  }
  window[STYLE_HOOK] = prepareStyle
  let foreign: ForeignBuilds | undefined
  /** Most releases have no foreign builds, so their loader is fetched with the first one. After a failure, the next call tries again. */
  const loadForeign = async (build: ForeignBuild, module: string) => {
    const { createForeignBuilds } = await import(/* webpackChunkName: "foreign-builds" */ './foreignBuilds')
    foreign ??= createForeignBuilds(policy, prepareStyle)
    await foreign.load(build, module)
  }

  const entries = new Map<string, string>()
  registerPlugins([runtimePlugin(policy, { entries })])
  if (page.beyondRanges) registerGlobalPlugins([trialPlugin])
  const registered = new Map<string, RunnableBuild>()
  const register = (builds: readonly RunnableBuild[]) => {
    const remotes = builds.map(asRemote)
    for (const { name, entry } of remotes) entries.set(name, entry)
    registerRemotes(remotes)
    for (const build of builds) registered.set(containerName(build.name, build.version), build)
    const listed = [...registered.values()].map((build) => ({ ...asRemote(build), version: build.version }))
    addGlobalSnapshot(devToolsSnapshot(page.host.version, listed))
    styles.add(builds)
  }
  register(page.remotes)

  return {
    async load({ app, version, module }) {
      const name = containerName(app, version)
      const build = registered.get(name)
      if (!build) throw new BrokenModule('contract', `${app} ${version} is not part of this page`)
      const id = `${name}/${module.replace('./', '')}`
      try {
        if (isForeign(build)) await loadForeign(build, module)
        // The module as a function that evaluates it, to distinguish a module that does not arrive from one that throws.
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

/** A build as the federation runtime knows it. */
function asRemote({ name, version, entry, container }: RunnableBuild) {
  return {
    name: containerName(name, version),
    entry: new URL(fileUrl(name, version, entry), location.origin).href,
    ...(container
      ? {
          entryGlobalName: container.name,
          type: container.format === 'module' ? ('module' as const) : ('global' as const),
        }
      : {}),
  }
}

function isForeign(build: RunnableBuild): build is ForeignBuild {
  return build.container !== undefined
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
