import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { containerName, fileUrl, type PageDocument, type PageRemote } from '@crossbook/contract'
import type { ComponentType } from 'react'
import { BrokenModule, faultMessage } from '../faults/fault'
import type { LoadModule } from '../loading/screenLoader'
import { isUnderDevelopment } from './isUnderDevelopment'
import { runScript } from './runScript'
import { createScriptPolicy } from './scriptPolicy'
import { trustOnly } from './trustOnly'

/** The remotes of this page, and the way to bring in other builds of this store. */
export interface Federation {
  /** Loads a screen's module; what arrives broken rejects with a BrokenModule. */
  load: LoadModule
  /** Lets further builds run beside those of the page, with the integrity that the store's documents state. */
  add(builds: readonly RunnableBuild[], integrity: PageDocument['integrity']): void
  /** Versions of the shared modules that the host provides, by request. */
  provides(): ReadonlyMap<string, string>
}

type RunnableBuild = Pick<PageRemote, 'name' | 'version' | 'entry'>

/** Registers the remotes of the page's release with the federation runtime that the build put into this host. */
export function startFederation(page: PageDocument): Federation {
  const policy = createScriptPolicy(page.integrity, location.origin, (file) =>
    isUnderDevelopment(file, page, location),
  )
  trustOnly(policy)
  window.crossbookScript = policy.prepare

  const runtime = getInstance()
  if (!runtime) throw new Error('This build of the host has no federation runtime')
  runtime.registerPlugins([containerLoading(policy)])
  const register = (builds: readonly RunnableBuild[]) =>
    runtime.registerRemotes(
      builds.map(({ name, version, entry }) => ({
        name: containerName(name, version),
        entry: new URL(fileUrl(name, version, entry), location.origin).href,
      })),
    )
  register(page.remotes)

  return {
    async load({ app, version, module }) {
      const id = `${containerName(app, version)}/${module.slice(2)}`
      // The module as a function that evaluates it: what does not arrive is not what throws.
      const evaluate: unknown = await runtime.loadRemote(id, { loadFactory: false, from: 'runtime' })
      return asComponent(await evaluated(evaluate, id), id)
    },
    add(builds, integrity) {
      policy.add(integrity)
      register(builds)
    },
    provides: () =>
      new Map(
        Object.entries(runtime.options.shared).flatMap(([request, [provided]]) =>
          provided ? [[request, provided.version]] : [],
        ),
      ),
  }
}

/** The runtime's own way of loading a container knows neither integrity nor a second try. */
function containerLoading(policy: ReturnType<typeof createScriptPolicy>): ModuleFederationRuntimePlugin {
  return {
    name: 'crossbook-container-loading',
    async loadEntry({ remoteInfo }) {
      await runScript(remoteInfo.entry, policy)
      const container: unknown = Reflect.get(globalThis, remoteInfo.entryGlobalName)
      if (!isContainer(container))
        throw new BrokenModule('contract', `${remoteInfo.entry} is not a federation container`)
      return container
    },
  }
}

type Container = NonNullable<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>>

function isContainer(value: unknown): value is Container {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'init') === 'function' &&
    typeof Reflect.get(value, 'get') === 'function'
  )
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
