import { fileUrl, type PageDocument } from '@crossbook/contract'
import { siteScreens } from './siteScreens'

/** The module of code that several screens share, and of the host's own code. */
const SHARED = './main'

/**
 * Returns a function that names the module of a built file: the screen or frame that alone loads it, otherwise `./main`. File names are
 * hashes and differ in each version, so reports name modules.
 */
export function modulesByFile(page: Pick<PageDocument, 'host' | 'remotes'>) {
  const modules = new Map<string, string>()
  const add = (app: string, version: string, module: string, files: readonly string[]) => {
    for (const file of files) {
      const url = fileUrl(app, version, file)
      modules.set(url, (modules.get(url) ?? module) === module ? module : SHARED)
    }
  }
  for (const { name, version, screens, frames } of page.remotes) {
    for (const { module, files } of screens) add(name, version, module, files)
    for (const [frame, files] of Object.entries(frames)) add(name, version, frame, files ?? [])
  }
  for (const { path, address } of siteScreens({ ...page, remotes: [] }))
    add(address.app, address.version, address.module, page.host.screens[path] ?? [])
  return ({ pathname }: { pathname: string }) => modules.get(pathname) ?? SHARED
}
