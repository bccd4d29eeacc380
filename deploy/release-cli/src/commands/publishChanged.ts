import path from 'node:path'
import { failure, success } from '@crossbook/contract'
import { versionProblem } from '@crossbook/releases'
import { describeChanges } from '../publishing/appChanges'
import {
  type AppDifference,
  type CommittedApp,
  differenceOf,
  differenceSince,
} from '../publishing/differentApps'
import { type SettledApp, settleVersion } from '../publishing/settleVersion'
import { appNames } from '../repository/appFolders'
import type { CliContext, Outcome } from '../terminal/command'
import { type Problem, problemMessage } from '../terminal/messages'
import { publishOne, type PublishOptions, versionRequest } from './publishOne'

/**
 * Publishes every application of the checkout that differs from its published builds, and prints the reason for each. If one of them
 * cannot get a version, nothing is built.
 */
export async function publishChanged(context: CliContext, options: PublishOptions): Promise<Outcome> {
  const { root, log } = context
  const wanted: SettledApp[] = []
  const unchanged: { app: string; same: string }[] = []
  const problems: Problem[] = []
  for (const app of await appNames(root)) {
    const settled = await settleVersion(versionRequest(context, app, options))
    if (!settled.ok) {
      problems.push(settled.problem)
      continue
    }
    const { checkout } = settled.value
    if (!checkout) return failure([{ kind: 'noRepository' }])
    const difference = await differenceFrom(context, { ...settled.value, checkout }, options.since)
    log(`${app}: ${describeDifference(difference)}`)
    if (difference.kind === 'same') unchanged.push({ app, same: difference.as })
    else {
      wanted.push(settled.value)
      problems.push(...(await takenProblems(context, settled.value)))
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

function differenceFrom(context: CliContext, settled: CommittedApp, since: string | undefined) {
  return since === undefined
    ? differenceOf(context.root, context.store, settled)
    : differenceSince(context.root, settled, since)
}

/** Returns the problem of a taken version, so that publishing fails before the first build instead of after the third. */
async function takenProblems({ store }: CliContext, { name, version }: SettledApp): Promise<Problem[]> {
  const unfree = await versionProblem(store, name, version)
  return unfree ? [unfree] : []
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
