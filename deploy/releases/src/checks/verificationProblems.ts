import { type AppName, type AppVersion, type ChannelName, own } from '@crossbook/contract'
import type { ChannelSettings, Store } from '@crossbook/store'
import { appsOf, type AppAtVersion, type Builds, type ShownApps } from '../history/shownApps'
import { formatList } from './messages'
import {
  hasPassed,
  isBelieved,
  listVerifications,
  readVerification,
  setOfBuilds,
  type Verification,
} from '../verifications/verifications'

/** An application whose version differed, or which was missing, when the others were verified. */
interface Neighbour {
  app: AppName
  then: AppVersion | undefined
  now: AppVersion | undefined
}

/** A refusal of new builds by a channel that requires verification, with the reason. */
export interface VerificationProblem {
  kind: 'notVerified'
  channel: string
  /** Builds that are new to the channel. */
  builds: readonly AppAtVersion[]
  why:
    | { kind: 'never' }
    | { kind: 'damaged'; detail: string }
    | { kind: 'verifiedWithOthers'; neighbours: readonly Neighbour[] }
    | { kind: 'failed'; by: string; at: string; first: string }
    | { kind: 'notBelieved'; by: string }
}

/** Checks whether new builds of a channel have been verified, together with the rest of its next release. */
export async function verificationProblems(
  store: Store,
  channel: ChannelName,
  settings: ChannelSettings,
  added: readonly AppAtVersion[],
  next: Builds,
  now: Date,
): Promise<VerificationProblem[]> {
  if (!settings.verified || added.length === 0) return []
  const refused = (why: VerificationProblem['why']): VerificationProblem[] => [
    { kind: 'notVerified', channel, builds: added, why },
  ]
  const read = await readVerification(store, setOfBuilds(next))
  if (!read.ok) return refused({ kind: 'damaged', detail: read.problem })
  const verification = read.value
  if (!verification) return refused(verifiedWithOthers(await listVerifications(store), added, appsOf(next)))
  const { author: by, at } = verification
  if (!hasPassed(verification)) return refused({ kind: 'failed', by, at, first: firstFinding(verification) })
  return isBelieved(verification, settings, now) ? [] : refused({ kind: 'notBelieved', by })
}

/** Finds the passed verification of the same builds whose other applications differ least. Of equally different ones, the newest counts. */
function verifiedWithOthers(
  verifications: readonly Verification[],
  added: readonly AppAtVersion[],
  next: ShownApps,
): VerificationProblem['why'] {
  const candidates = verifications
    .filter((one) => hasPassed(one) && added.every(({ app, version }) => own(one.apps, app) === version))
    .map((one) => differences(new Map(Object.entries(one.apps) as [AppName, AppVersion][]), next))
    .sort((a, b) => a.length - b.length)
  const [neighbours] = candidates
  return neighbours && neighbours.length > 0 ? { kind: 'verifiedWithOthers', neighbours } : { kind: 'never' }
}

function differences(then: ShownApps, now: ShownApps): Neighbour[] {
  return [...new Set([...then.keys(), ...now.keys()])]
    .map((app) => ({ app, then: then.get(app), now: now.get(app) }))
    .filter((one) => one.then !== one.now)
}

function firstFinding({ findings, journeys }: Verification) {
  const [first] = findings
  if (first) return `${first.path}: ${first.message}`
  return `${journeys?.command ?? 'the command'} ended with ${journeys?.exitCode ?? 'a signal'}`
}

/** Says which verification is missing, and the command that makes it. */
export function notVerifiedMessage({ channel, builds, why }: VerificationProblem) {
  const names = builds.map(({ app, version }) => `${app} ${version}`).join(' and ')
  const command = `pnpm release verify ${channel} ${builds.map(({ app, version }) => `${app}@${version}`).join(' ')}`
  const rule = `Channel ${channel} accepts only builds that were verified together with its other builds`
  switch (why.kind) {
    case 'never':
      return `${rule}, and ${names} ${builds.length === 1 ? 'was' : 'were'} not: ${command}`
    case 'damaged':
      return `${rule}, and the verification of ${names} cannot be read (${why.detail}); verify again: ${command}`
    case 'verifiedWithOthers':
      return `${rule}, and ${names} ${builds.length === 1 ? 'was' : 'were'} verified before that changed: ${formatList(why.neighbours.map(neighbourMessage))}. Verify again: ${command}`
    case 'failed':
      return `${rule}, and ${names} failed the verification by ${why.by} at ${why.at.slice(0, 16).replace('T', ' ')} UTC: ${why.first} Fix it and verify the new version, or verify again: ${command}`
    case 'notBelieved':
      return `${rule}, and the verification of ${names} by ${why.by} was not signed with a key that may promote there; verify with such a key: ${command}`
  }
}

function neighbourMessage({ app, then, now }: Neighbour) {
  if (then === undefined) return `${app} ${now} was added`
  return now === undefined ? `${app} ${then} was removed` : `${app} changed from ${then} to ${now}`
}
