import { failure, type ReleaseId, type Result, success } from '@crossbook/contract'
import { composeRelease } from '../compose/composeRelease'
import { problemMessage } from '../checks/rules'
import { releaseProblems } from '../checks/releaseProblems'
import type { PreviewStore } from '../preview/previewStore'
import type { BisectProblem } from '../checks/bisectProblems'
import { type Judgement, searchFirstBad, type Trial } from './searchFirstBad'
import {
  type Composition,
  compositionAfter,
  type ShownRelease,
  type VersionStep,
  versionSteps,
} from './versionSteps'

/** A search for what broke a site. */
export interface Bisection {
  /** The releases from the good one to the bad one, as the channel showed them. */
  shown: readonly ShownRelease[]
  store: PreviewStore
  /** Address of the site that serves the preview store. */
  url: string
  trial: Trial
  signal: AbortSignal
  log(line: string): void
}

/** The first bad app version, or several when no trial could separate them. */
export interface Finding {
  suspects: readonly VersionStep[]
  trials: number
}

/** Serves the states between a good and a bad release, one app version after another, until the first bad version is found. */
export async function bisectReleases(bisection: Bisection): Promise<Result<Finding, BisectProblem>> {
  const { shown, signal, log } = bisection
  const [first, last] = [shown[0], shown.at(-1)]
  if (!first || !last) throw new Error('A bisection needs two releases')
  const [good, bad] = [first.release.id, last.release.id]
  const steps = versionSteps(shown)
  if (versionSteps([first, last]).length === 0) return failure({ kind: 'sameBuilds', good, bad })

  let trials = 0
  const judge = async (state: number): Promise<Result<Judgement, BisectProblem>> => {
    if (signal.aborted) return failure({ kind: 'interrupted' })
    const composition = compositionAfter(first.release, steps.slice(0, state))
    const problems = await releaseProblems(bisection.store, composition)
    const reasons = problems.map((problem) => problemMessage(problem))
    const end = state === 0 ? 'good' : state === steps.length ? 'bad' : undefined
    if (reasons.length > 0) {
      if (end) return failure({ kind: 'endUnserved', end, release: end === 'good' ? good : bad, reasons })
      log(`  ${nameOf(steps, state)}: skipped, its builds do not make a site: ${reasons.join(' ')}`)
      return success({ verdict: 'skip', exitCode: null })
    }
    await bisection.store.show(released(composition, last.release.id))
    const judgement = await bisection.trial.judge(bisection.url)
    if (signal.aborted) return failure({ kind: 'interrupted' })
    if (!judgement) return failure({ kind: 'commandAbsent', command: bisection.trial.name })
    trials++
    log(
      `  ${end ? `${end === 'good' ? good : bad}, given as ${end}` : nameOf(steps, state)}: ${judgement.verdict}`,
    )
    return success(judgement)
  }

  const ends = await checkEnds(judge, steps.length, good, bad)
  if (!ends.ok) return ends
  const problems: BisectProblem[] = []
  const { lastGood, firstBad } = await searchFirstBad(steps.length, async (state) => {
    // After a problem every state is skipped, which ends the search.
    if (problems.length > 0) return 'skip'
    const judged = await judge(state)
    if (judged.ok) return judged.value.verdict
    problems.push(judged.problem)
    return 'skip'
  })
  const [problem] = problems
  if (problem) return failure(problem)
  return success({ suspects: steps.slice(lastGood, firstBad), trials })
}

/** Checks that the good end passes and the bad end fails. Otherwise the search would find a wrong build. */
async function checkEnds(
  judge: (state: number) => Promise<Result<Judgement, BisectProblem>>,
  last: number,
  good: ReleaseId,
  bad: ReleaseId,
): Promise<Result<undefined, BisectProblem>> {
  const start = await judge(0)
  if (!start.ok) return start
  if (start.value.verdict === 'skip') return failure({ kind: 'endSkipped', end: 'good', release: good })
  if (start.value.verdict === 'bad')
    return failure({ kind: 'goodIsBad', release: good, exitCode: start.value.exitCode })
  const end = await judge(last)
  if (!end.ok) return end
  if (end.value.verdict === 'skip') return failure({ kind: 'endSkipped', end: 'bad', release: bad })
  if (end.value.verdict === 'good') return failure({ kind: 'badIsGood', release: bad })
  return success(undefined)
}

function released({ host, remotes }: Composition, parent: ReleaseId) {
  return composeRelease({
    parent,
    createdAt: new Date().toISOString(),
    author: 'bisect',
    reason: 'One state of a bisection',
    host,
    remotes,
  })
}

function nameOf(steps: readonly VersionStep[], state: number) {
  const step = steps[state - 1]
  return step ? `${step.app} ${step.to ?? 'removed'} (${step.release})` : 'the good release'
}
