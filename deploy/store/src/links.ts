import { randomUUID } from 'node:crypto'
import { link, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hasCode } from '@crossbook/web-files'
import { StoreProblem } from './storeProblem'

/** Error codes of file systems without links. EPERM also means that the machine forbids links to files of other users. */
const WITHOUT_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL']

/** Throws a StoreProblem where a new store has no links, and removes `incoming`, so that the next command looks again. */
export async function checkLinks(incoming: string) {
  const problem = await linksProblem(incoming)
  if (!problem) return
  await rm(incoming, { recursive: true, force: true })
  throw problem
}

/** Gives a file a second name; throws a StoreProblem where the store's file system cannot. */
export async function linked(incoming: string, file: string, name: string) {
  try {
    await link(file, name)
  } catch (error) {
    if (hasCode(error, 'EXDEV'))
      throw new StoreProblem(
        `The store in ${path.dirname(incoming)} spans several file systems, but its files must be linked with each other: keep it on one.`,
      )
    throw (hasCode(error, ...WITHOUT_LINKS) && (await linksProblem(incoming))) || error
  }
}

/** Tries both kinds of links in a folder of its own; undefined where they work. */
async function linksProblem(incoming: string) {
  const folder = path.join(incoming, randomUUID())
  const at = (name: string) => path.join(folder, name)
  try {
    await mkdir(folder)
    await writeFile(at('file'), '')
    await link(at('file'), at('hard'))
    await symlink('file', at('symbolic'))
    return undefined
  } catch (error) {
    if (!hasCode(error, ...WITHOUT_LINKS)) throw error
    return new StoreProblem(
      `The file system of ${path.dirname(incoming)} has no hard or symbolic links (${(error as NodeJS.ErrnoException).code}), which a store in a folder needs: keep the store on a disk of the machine, or in a bucket.`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
