import { BrokenModule, faultMessage } from '../modules/fault'

/** Shared modules by request, as webpack's container protocol hands them from the host to a remote. */
export type ShareScope = object

/** What a remote's build puts into the page: webpack's container protocol. */
export interface Container {
  init(shareScope: ShareScope, initScope: readonly unknown[]): unknown
  get(module: string): Promise<unknown>
}

/**
 * Opens the containers of remotes, by the global name that a container's script gives it and the script's address. Each is
 * run once and handed the shared modules before it gives any of its own. One that fails is not kept, so that the next call
 * tries again; a script that leaves no container rejects with a BrokenModule. So does a name that something else on the page has
 * defined: another remote's container would be handed out in its place.
 */
export function createContainers(run: (url: string) => Promise<void>, shareScope: ShareScope) {
  const opened = new Map<string, Promise<Container>>()
  /** Names whose script has been run: one that failed may still arrive, and define its name then. */
  const begun = new Set<string>()

  async function open(name: string, url: string) {
    if (!begun.has(name) && Object.hasOwn(globalThis, name))
      throw new BrokenModule(
        'contract',
        `${name} was defined before ${url} ran: another script on this page has taken the remote’s name`,
      )
    begun.add(name)
    await run(url)
    const container: unknown = Reflect.get(globalThis, name)
    if (!isContainer(container)) throw new BrokenModule('contract', `${url} is not a federation container`)
    try {
      await container.init(shareScope, [])
    } catch (error) {
      throw new BrokenModule('contract', `${name} did not take the shared modules: ${faultMessage(error)}`, {
        cause: error,
      })
    }
    return container
  }

  return (name: string, url: string) => {
    const known = opened.get(name)
    if (known) return known
    const opening = open(name, url)
    opened.set(name, opening)
    opening.catch(() => opened.delete(name))
    return opening
  }
}

function isContainer(value: unknown): value is Container {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'init') === 'function' &&
    typeof Reflect.get(value, 'get') === 'function'
  )
}
