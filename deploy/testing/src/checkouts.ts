import { cpSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkoutIn } from './checkout'
import { releaseCommand } from './releaseCommand'

/** A checkout of made-up builds, whatever its commit is. */
export type Checkout = Omit<ReturnType<typeof checkoutIn>, 'commit'>

/** The command line in a checkout. */
export function releaseOf(
  { root, children }: Pick<Checkout, 'root' | 'children'>,
  settings: Record<string, string> = {},
) {
  return releaseCommand({ root, children, environment: settings })
}

/** The version that a checkout publishes the wallet under, or why it refuses. */
export async function versionIn(made: Pick<Checkout, 'root' | 'children'>, ...options: string[]) {
  const { out, err } = await releaseOf(made)('publish', 'wallet', ...options)
  return /^Published wallet (\S+)/.exec(out)?.[1] ?? err
}

/** A checkout in a folder, and `commit`, which changes files and commits them. */
export function committingCheckout(folder: string) {
  const made = checkoutIn(folder)
  const commit = (...files: string[]) => {
    for (const file of files) made.write(file, `${file} after ${made.git('rev-parse', 'HEAD')}`)
    made.git('add', '--all')
    made.git('commit', '--quiet', '--allow-empty', '--message', 'a change')
    return made.git('rev-parse', 'HEAD')
  }
  return { ...made, commit }
}

/** A clone of a checkout in a folder, whose builds are made up in the same way. */
export function cloneIn(made: Checkout, root: string, ...options: string[]) {
  made.git('clone', '--quiet', ...options, pathToFileURL(made.root).href, root)
  return { root, children: childrenIn(made, root) }
}

/** Makes up the builds of another folder. */
export function childrenIn({ writeBuild, root: from }: Checkout, root: string): Checkout['children'] {
  return {
    run(_command, _parameters, { cwd, env }) {
      const folder = path.relative(root, cwd)
      writeBuild(folder, env.CROSSBOOK_VERSION ?? '', null)
      cpSync(path.join(from, folder, 'dist'), path.join(cwd, 'dist'), { recursive: true })
      return Promise.resolve({ code: 0, output: '' })
    },
    end: () => undefined,
  }
}

/** The files of a checkout without its repository, in a folder. */
export function archiveIn(made: Checkout, root: string) {
  cpSync(made.root, root, { recursive: true, filter: (file) => path.basename(file) !== '.git' })
  return { root, children: childrenIn(made, root) }
}
