import path from 'node:path'
import type { ReadBuilt } from '../problems/placeThrown'
import type { Workbench } from './openWorkbench'

/** Reads what applications under development have built, by its address on the site. */
export function readBuilt(
  root: string,
  workbenches: readonly Pick<Workbench, 'current' | 'folder' | 'read'>[],
): ReadBuilt {
  return async (pathname) => {
    const [, name, , file] = /^\/apps\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(pathname) ?? []
    const workbench = workbenches.find(({ current }) => current().name === name)
    const bytes = file === undefined ? undefined : await workbench?.read(file)
    if (!workbench || !bytes) return undefined
    return { folder: path.join(root, workbench.folder), text: Buffer.from(bytes).toString('utf8') }
  }
}
