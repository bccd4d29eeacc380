import type { ComponentType } from 'react'

/** The address of a screen's or frame's module: the build of an application, and the module's name in it. */
export interface ModuleAddress {
  app: string
  version: string
  module: string
}

/** Brings a module into the page; a rejected call may be made again. */
export type LoadModule = (address: ModuleAddress) => Promise<ComponentType>

/** One string for one address. */
export function addressKey(address: ModuleAddress) {
  return `${buildKey(address)}${address.module}`
}

/** One string for one build, with which the keys of all its modules begin. */
export function buildKey({ app, version }: Pick<ModuleAddress, 'app' | 'version'>) {
  return `${app}@${version}/`
}
