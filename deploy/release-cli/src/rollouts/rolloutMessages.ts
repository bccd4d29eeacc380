import { percentAfter, percentShown, type RolloutPlan } from '@crossbook/releases'
import type { Measure, MissingVisits, Tally, Verdict } from '@crossbook/reports'
import type { ChannelRevision, Rollout } from '@crossbook/store'
import { HOST, STAFF_URL } from '@crossbook/contract'
import { formatCount, formatShare } from '../terminal/collected'
import { count } from '../terminal/output'
import type { RolloutLook } from './lookAtRollout'

const MEASURES: Readonly<Record<Exclude<Measure, 'faults'>, string>> = {
  LCP: 'the largest paint',
  INP: 'interactions',
  CLS: 'layout shift',
}

/** Describes the state of a rollout: `5 % of the visitors are shown r…: wallet 1.4.0 → 1.5.0`. */
export function describeRollout({ rollout, changes }: Pick<RolloutLook, 'rollout' | 'changes'>) {
  return `${percentShown(rollout)} % of the visitors are shown ${rollout.release}: ${changes.join(', ')}`
}

export function describeStep({ rollout, step, visits }: RolloutLook): string {
  const next = describeNextStage(rollout)
  switch (step.kind) {
    case 'abort':
      return `All users are about to be rolled back: ${describeVerdict(step.verdict)}.`
    case 'advance':
      return `${next} can start: the release has ${count(visits, 'visit')} and is not worse.`
    case 'wait':
      switch (step.for) {
        case 'reports':
          return `${next} waits for reports: the reports folder has none of this channel yet (to read another folder, set CROSSBOOK_REPORTS).`
        case 'resume':
          return `Paused: ${next.toLowerCase()} waits until someone resumes the rollout. A worse release is still rolled back.`
        case 'visits':
          return `${next} waits for ${describeMissing(step.missing)}. The release has had ${count(visits, 'visit')} in this stage${rollout.isUnjudged ? '' : `; it continues at ${formatCount(rollout.visitsWanted)}, if they show that the release is not worse by more than 2 in 100 visits`}.`
        case 'time':
          return `${next} waits until this stage has lasted ${count(rollout.everyMinutes, 'minute')}; the release has ${count(visits, 'visit')} so far and is not worse.`
        case 'person':
          return `${next} waits for you: ${describeVerdict(step.verdict)}. An outage or faked reports may be the cause. The rollout continues when this is over. To decide now, use rollout finish or rollout abort.`
        case 'certainty':
          return `${next} waits: the release looks worse, but that may still be chance (${describeVerdict(step.verdict)}).`
      }
  }
}

/** `63 more visits of wallet without a fault`. */
function describeMissing(missing: readonly MissingVisits[]) {
  const parts = missing.map(
    ({ app, visits }) =>
      `${formatCount(visits)} more ${visits === 1 ? 'visit' : 'visits'} of ${app === HOST ? 'any application' : app}`,
  )
  return parts.join(' and ')
}

function describeNextStage(rollout: Rollout) {
  const next = percentAfter(rollout)
  return next === undefined ? 'The last step, which shows it to all users,' : `The stage of ${next} %`
}

/** Describes why a release is worse. Names a fault by its hash, as `release faults` does, because anybody can report its texts. */
export function describeVerdict(verdict: Exclude<Verdict, { kind: 'sound' }>) {
  if (verdict.kind === 'newFault') {
    const { app, version, kind, module, cause, count: times } = verdict.fault
    return `${app} ${version} fails in ${module} (${kind}, cause ${cause}), which the current release does not; ${count(times, 'visit')} had this fault`
  }
  if (verdict.kind === 'doubtful') {
    const { app, past, present } = verdict
    return `${app} of the current release fails in ${formatShare(present.bad, present.count)} of its visits in the last hour, and failed in ${formatShare(past.bad, past.count)} before the rollout`
  }
  if (verdict.kind === 'unlikelyVisits') {
    const { present, next } = verdict.visits
    return `${formatCount(next)} of ${formatCount(present + next)} visits are of the next release, far more than its share of the users`
  }
  const { app, measure, present, next } = verdict
  const what = measure === 'faults' ? 'visit' : 'measurement'
  const of = ({ bad, count: all }: Tally) =>
    `${formatShare(bad, all)} of ${formatCount(all)} ${what}${all === 1 ? '' : 's'}`
  const compared =
    present.count === 0
      ? '; the previous release has none for comparison'
      : `, and in ${of(present)} of the previous release`
  return measure === 'faults'
    ? `${app} fails in ${of(next)}${compared}`
    : `${MEASURES[measure]} of ${app} are slower than before in ${of(next)}${compared}`
}

export function staffLinkMessage({
  rollout,
  settings,
}: Pick<ChannelRevision, 'rollout' | 'settings'>): readonly string[] {
  if (rollout?.staff === undefined || !settings?.acceptsStaff) return []
  const address = `${STAFF_URL}?token=${rollout.staff}`
  const link = settings.url === undefined ? `${address} at the site’s own address` : settings.url + address
  return [
    `A browser that opens ${link} shows the release for a day, or until the rollout ends. The link is for staff only.`,
  ]
}

/** `5 %, 25 %, then all users; each for at least 15 minutes and 300 visits at least`. */
export function describePlan({ stages, everyMinutes, visitsWanted, isUnjudged }: RolloutPlan) {
  const parts = stages.filter((percent) => percent < 100).map((percent) => `${percent} %`)
  return `${parts.join(', ')}, then all users; each for at least ${count(everyMinutes, 'minute')} and ${count(visitsWanted, 'visit')}${isUnjudged ? ', without evidence that it is not worse (--unjudged)' : ''}`
}
