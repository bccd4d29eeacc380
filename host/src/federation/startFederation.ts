import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { containerName, fileUrl, type PageDocument } from '@crossbook/contract'
import type { ComponentType } from 'react'
import type { LoadModule } from '../loading/screenLoader'
import { isUnderDevelopment } from './isUnderDevelopment'
import { runScript } from './runScript'
import { createScriptPolicy } from './scriptPolicy'

/**
 * Registers the remotes of the page's release with the federation runtime that the build put into this host, and returns
 * how a screen's module is loaded from them.
 */
export function startFederation(page: PageDocument): LoadModule {
  const { remotes, integrity } = page
  const policy = createScriptPolicy(integrity, location.origin, (file) =>
    isUnderDevelopment(file, page, location),
  )
  window.crossbookScript = policy.prepare

  const runtime = getInstance()
  if (!runtime) throw new Error('This build of the host has no federation runtime')
  runtime.registerPlugins([containerLoading(policy)])
  runtime.registerRemotes(
    remotes.map((remote) => ({
      name: containerName(remote.name, remote.version),
      entry: new URL(fileUrl(remote.name, remote.version, remote.entry), location.origin).href,
    })),
  )

  return async ({ app, version, module }) => {
    const id = `${containerName(app, version)}/${module.slice(2)}`
    return asComponent(await runtime.loadRemote<unknown>(id), id)
  }
}

/** The runtime's own way of loading a container knows neither integrity nor a second try. */
function containerLoading(policy: ReturnType<typeof createScriptPolicy>): ModuleFederationRuntimePlugin {
  return {
    name: 'crossbook-container-loading',
    async loadEntry({ remoteInfo }) {
      await runScript(remoteInfo.entry, policy)
      const container: unknown = Reflect.get(globalThis, remoteInfo.entryGlobalName)
      if (!isContainer(container)) throw new Error(`${remoteInfo.entry} is not a federation container`)
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

function asComponent(module: unknown, id: string): ComponentType {
  const component: unknown = typeof module === 'object' && module ? Reflect.get(module, 'default') : undefined
  if (isComponent(component)) return component
  throw new Error(`${id} has no component as its default export`)
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
