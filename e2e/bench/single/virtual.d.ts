declare module 'virtual:remote-modules' {
  import type { ComponentType } from 'react'

  /** Every screen and frame of every remote, by `remote module`. */
  export const remoteModules: Record<string, () => Promise<{ default: ComponentType }>>
}
