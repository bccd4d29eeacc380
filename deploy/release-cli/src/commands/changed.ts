import { failure, success, visibleText } from '@crossbook/contract'
import { commitCalled, commonCommit, type CommitRange, isShallow, openRepository } from '@crossbook/git'
import { type AppChanges, changesBetween, describeChanges } from '../publishing/appChanges'
import { appInputs } from '../publishing/appInputs'
import { appNames, folderIn } from '../repository/appFolders'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import { explained } from '../terminal/messages'
import { newCommand } from '../terminal/options'

export const addChanged: AddCommand = (program, run) => {
  newCommand(
    program,
    'changed',
    'List the apps that a range of commits changes, directly or through shared packages',
    [
      'changed                                        # the last commit',
      'changed main...HEAD                            # what a branch has done since it left main',
      'changed v1.3.0..v1.4.0 --json                  # for scripts: apps with their files',
    ],
  )
    .argument('[commits]', 'a commit, or a range of git: a..b, or a...b from their merge base', 'HEAD~1')
    .addHelpText('after', '\nThe dependencies of each app are read from the checked-out files.')
    .action(run(changed))
}

async function changed({ root }: CliContext, commits: string): Promise<Outcome> {
  if (!(await openRepository(root))) return failure([{ kind: 'noRepository' }])
  const range = await rangeOf(root, commits)
  if (typeof range === 'string') return explained(range)
  const apps = await Promise.all(
    (await appNames(root)).map(async (app) => ({ app, ...(await changesOf(root, app, range)) })),
  )
  const touched = apps.filter(({ files }) => files.length > 0)
  const width = Math.max(...touched.map(({ app }) => app.length))
  return success({
    document: { ...range, apps: touched },
    text:
      touched.length === 0
        ? `No app changed between ${range.from.slice(0, 10)} and ${range.to.slice(0, 10)}: no build reads the changed files. There is nothing to publish.`
        : touched
            .map(({ app, ...changes }) => `${app.padEnd(width)}  ${visibleText(describeChanges(changes))}`)
            .join('\n'),
  })
}

async function changesOf(root: string, app: string, range: CommitRange): Promise<AppChanges> {
  const changes = await changesBetween(root, await appInputs(root, folderIn(root, app)), range)
  return changes ?? { files: [], versions: [] }
}

/** Returns the two commits of a range, or a sentence if git lacks one of them or they have no common commit. */
async function rangeOf(root: string, commits: string): Promise<CommitRange | string> {
  const [, first = commits, dots = '..', last = ''] = /^(.*?)(\.{2,3})(.*)$/.exec(commits) ?? []
  const names = [first || 'HEAD', last || 'HEAD'] as const
  const [a, b] = [await commitCalled(root, names[0]), await commitCalled(root, names[1])]
  const absent = a === undefined ? names[0] : b === undefined ? names[1] : undefined
  if (a === undefined || b === undefined) return absenceMessage(root, absent ?? commits)
  if (dots === '..') return { from: a, to: b }
  const from = await commonCommit(root, a, b)
  if (from !== undefined) return { from, to: b }
  return `${names[0]} and ${names[1]} have no commit in common${(await isShallow(root)) ? `: ${ONLY_LAST}` : ''}.`
}

const ONLY_LAST = 'this clone is shallow; fetch the other commits with git fetch --unshallow'

async function absenceMessage(root: string, name: string) {
  return (await isShallow(root))
    ? `This checkout has no commit ${name}: ${ONLY_LAST}.`
    : `This checkout has no commit ${name}: list the commits with git log --oneline --all, or fetch new ones with git fetch.`
}
