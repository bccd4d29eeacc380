import { overlookedChanges } from './overlookedFiles'
import { askGit, runGit } from './runGit'

/** The branch that is checked out; undefined at a detached HEAD, as build servers and tags have it. */
export async function currentBranch(folder: string) {
  const { out } = await runGit(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD'])
  return out.trim() || undefined
}

/** Files below a folder that differ from its commit or are in none, as paths from the folder. */
export async function changedFiles(folder: string, prefix: string): Promise<string[]> {
  const options = ['--porcelain', '-z', '--untracked-files=all', '--no-renames', '--ignore-submodules=none']
  const status = await askGit(folder, 'status', ...options, '--', '.')
  // Two letters and a space come before each name, which starts at the top of the repository.
  const reported = status.split('\0').flatMap((line) => (line ? [line.slice(3 + prefix.length)] : []))
  return [...new Set([...reported, ...(await overlookedChanges(folder))])]
}

/** The branch that a remote calls its main one: origin's, or what all others agree on; undefined where git has fetched no such note. */
export async function mainBranchOfRemotes(folder: string): Promise<string | undefined> {
  const listed = await askGit(folder, 'for-each-ref', '--format=%(refname) %(symref)', 'refs/remotes/**/HEAD')
  const branches = listed.split('\n').flatMap((line) => {
    const [name = '', target = ''] = line.split(' ')
    const remote = name.replace(/HEAD$/, '')
    return target.startsWith(remote) && target !== '' ? [{ remote, branch: target.slice(remote.length) }] : []
  })
  const ofOrigin = branches.find(({ remote }) => remote === 'refs/remotes/origin/')
  if (ofOrigin) return ofOrigin.branch
  const names = [...new Set(branches.map(({ branch }) => branch))]
  return names.length === 1 ? names[0] : undefined
}
