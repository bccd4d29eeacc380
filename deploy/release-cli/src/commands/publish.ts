import path from 'node:path'
import { failure, success } from '@crossbook/contract'
import { versionProblem } from '@crossbook/releases'
import type { Command } from 'commander'
import { describeChanges } from '../publishing/appChanges'
import { type AppDifference, differenceOf, differenceSince } from '../publishing/differentApps'
import { type SettledApp, settleVersion } from '../publishing/settleVersion'
import { appNames } from '../repository/appFolders'
import type { AddCommand, CliContext, Outcome } from '../terminal/command'
import { type Problem, problemMessage } from '../terminal/messages'
import { newCommand } from '../terminal/options'
import { publishOne, type PublishOptions, versionRequest } from './publishOne'

export const addPublish: AddCommand = (program, run) => {
  newCommand(program, 'publish', 'Build an app of this checkout and store it under its version', [
    'publish wallet                                 # on main: the version of its package.json',
    'publish wallet --tag trial                     # a pre-release such as 1.4.0-trial.3fa2b1c0de',
    'publish wallet --from remote-wallet/dist       # an existing build',
    'publish wallet --from built/wallet --commit 3fa2b1c0de… --branch ada/faster   # a build of another commit',
    'publish --changed                              # every app that differs from its published build',
    'publish --changed --since v1.3.0               # every app that differs from that commit',
  ])
    .argument('[app]', 'host, or the name of a remote such as wallet')
    .option('--changed', 'all apps whose files differ from their published builds')
    .option('--since <commit>', 'with --changed: compare with this commit')
    .option(
      '--from <folder>',
      'publish this existing build, which must have the version to publish; with --changed: a folder with a build for each app name',
    )
    .option('--commit <hash>', 'commit of the build in --from, if another one is checked out')
    .option(
      '--tag <word>',
      "publish a pre-release with this tag (default on branches other than main: the branch's name)",
    )
    .option('--branch <name>', 'name of the branch, for build servers whose checkout has none')
    .option('--allow-dirty', 'publish uncommitted changes too; the version says so')
    .addHelpText(
      'after',
      '\nA version is published once and never again. It is settled before the build, because a build carries it;\na build server may settle it with CROSSBOOK_VERSION.',
    )
    .action((app: string | undefined, options: PublishOptions, command: Command) => {
      if ((app === undefined) !== (options.changed ?? false))
        command.error('error: name an app such as wallet, or use --changed')
      if (options.since !== undefined && app !== undefined)
        command.error('error: use --since together with --changed')
      if (options.commit !== undefined && (app === undefined || !options.from || !options.branch))
        command.error(
          'error: --commit needs one app, the folder of its build (--from) and its branch (--branch)',
        )
      return app === undefined ? run(publishChanged)(options) : run(publishOne)(app, options)
    })
}

/** Publishes every application that differs from its published builds. If one of them cannot get a version, nothing is built. */
async function publishChanged(context: CliContext, options: PublishOptions): Promise<Outcome> {
  const { root, store, log } = context
  const wanted: SettledApp[] = []
  const unchanged: { app: string; same: string }[] = []
  const problems: Problem[] = []
  for (const app of await appNames(root)) {
    const settled = await settleVersion(versionRequest(context, app, options))
    if (!settled.ok) {
      problems.push(settled.problem)
      continue
    }
    const { name, version, checkout } = settled.value
    if (!checkout) return failure([{ kind: 'noRepository' }])
    const here = { ...settled.value, checkout }
    const difference =
      options.since === undefined
        ? await differenceOf(root, store, here)
        : await differenceSince(root, here, options.since)
    log(`${app}: ${describeDifference(difference)}`)
    if (difference.kind === 'same') unchanged.push({ app, same: difference.as })
    else {
      wanted.push(settled.value)
      // Fails before the first build instead of after the third.
      const unfree = await versionProblem(store, name, version)
      if (unfree) problems.push(unfree)
    }
  }
  if (problems.length > 0) return failure(onceEach(problems))

  const published: { app: string; version: string }[] = []
  const texts: string[] = []
  for (const { name } of wanted) {
    const from = options.from === undefined ? {} : { from: path.join(options.from, name) }
    const outcome = await publishOne(context, name, { ...options, ...from })
    if (!outcome.ok) {
      if (published.length > 0)
        log(
          `Published before this problem: ${published.map(({ app, version }) => `${app} ${version}`).join(', ')}.`,
        )
      return outcome
    }
    published.push(outcome.value.document)
    texts.push(outcome.value.text)
  }
  return success({
    document: { published, unchanged },
    text: texts.length === 0 ? 'No app differs from its published build.' : texts.join('\n'),
  })
}

function describeDifference(difference: AppDifference) {
  if (difference.kind === 'same') return `the same as ${difference.as}`
  if (difference.kind === 'unknown') return difference.reason
  return `differs from ${difference.from} in ${describeChanges(difference.changes)}`
}

/** Removes duplicates: a problem of the checkout occurs for every application. */
function onceEach(problems: readonly Problem[]) {
  return [...new Map(problems.map((problem) => [problemMessage(problem), problem])).values()]
}
