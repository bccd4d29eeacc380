import { fileUrl, type ForeignContainer, type PageRemote } from '@crossbook/contract'
import type { ScriptPolicy } from './scriptPolicy'
import type { StyledBuild } from './styleSheets'
import { filesOf } from './styleSheets'

/** A build that was made with another configuration than ours. */
export type ForeignBuild = Pick<PageRemote, 'name' | 'version' | 'entry'> &
  StyledBuild & { container: ForeignContainer }

/** Builds of other configurations. Their own loaders do not check integrity, so the host loads their files first. */
export interface ForeignBuilds {
  /** Loads every file that a module of the build needs, with the integrity of the release. Rejects when one does not arrive. */
  load(build: ForeignBuild, module: string): Promise<void>
}

/** Creates a loader for files of foreign builds. `prepareStyle` adds the attributes that a link to a style sheet needs. */
export function createForeignBuilds(
  policy: Pick<ScriptPolicy, 'createScript' | 'pin'>,
  prepareStyle: (link: HTMLLinkElement) => void,
): ForeignBuilds {
  const arriving = new Map<string, Promise<void>>()
  /** The started builds by their names. */
  const started = new Map<string, ForeignBuild>()

  const elementFor = (address: string, { format }: ForeignContainer) => {
    if (address.endsWith('.css')) return styleSheet(address, prepareStyle)
    return format === 'module' ? modulePreload(address, policy) : policy.createScript(address)
  }
  const loadFile = (address: string, container: ForeignContainer) => {
    const known = arriving.get(address)
    if (known) return known
    const element = elementFor(address, container)
    const loading = element ? arrival(element, address) : Promise.resolve()
    arriving.set(address, loading)
    loading.catch(() => arriving.delete(address))
    return loading
  }

  return {
    async load(build, module) {
      const { name, version, entry, container } = build
      const before = started.get(container.name)
      if (before && before.version !== version) forgetNames(before)
      started.set(container.name, build)
      const needed = [...container.files, ...filesOf(build, module)].filter((file) => file !== entry)
      // An entry that is a classic script is loaded by the runtime, with the same rules.
      const files = new Set(container.format === 'module' ? [entry, ...needed] : needed)
      await Promise.all(
        [...files].map((file) =>
          loadFile(new URL(fileUrl(name, version, file), location.origin).href, container),
        ),
      )
    },
  }
}

/**
 * Clears these global names, so that the scripts of another version can define them again. A version that has started keeps its own
 * parts.
 */
function forgetNames({ container: { format, name, globals } }: ForeignBuild) {
  if (format === 'module') return
  // A name that is not defined yet must not look like one that another script has defined.
  for (const known of [name, ...globals].filter((one) => Object.hasOwn(globalThis, one)))
    Reflect.set(globalThis, known, undefined)
}

/** Preloads a module. A later import runs the preloaded file, and the browser does not fetch it again. */
function modulePreload(address: string, policy: Pick<ScriptPolicy, 'pin'>) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = address
  // Imports name exactly this address, so a later try cannot use another one.
  policy.pin(link)
  return link
}

/** Returns a link to a style sheet; undefined if the page has it. A build's own loader finds the link by its attribute. */
function styleSheet(address: string, prepareStyle: (link: HTMLLinkElement) => void) {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  if (links.some((link) => link.dataset['href'] === address)) return undefined
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.dataset['href'] = address
  link.href = address
  prepareStyle(link)
  return link
}

/** Waits for a file. The policy fails an element that hangs. */
function arrival(element: HTMLElement, address: string) {
  return new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      reject(new Error(`${address} did not arrive, or has other bytes than the release states`))
    })
    document.head.append(element)
  })
}
