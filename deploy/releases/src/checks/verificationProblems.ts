import { type AppName, type AppVersion, type ChannelName, own, type Release } from '@crossbook/contract'
import type { ChannelSettings, Store } from '@crossbook/store'
import { appsOf, type ShownApps } from '../history/shownApps'
import { setOfBuilds } from '../verifications/setOfBuilds'
import { hasPassed, type Verification } from '../verifications/verification'
import { isBelieved, listVerifications, readVerification } from '../verifications/verifications'

interface AppAt {
  app: AppName
  version: AppVersion
}

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
  builds: readonly AppAt[]
  why:
    | { kind: 'never' }
    | { kind: 'damaged'; detail: string }
    | { kind: 'verifiedWithOthers'; neighbours: readonly Neighbour[] }
    | { kind: 'failed'; by: string; at: string; first: string }
    | { kind: 'notBelieved'; by: string }
}

type Builds = Pick<Release, 'host' | 'remotes'>

/** Checks whether new builds of a channel have been verified, together with the rest of its next release. */
export async function verificationProblems(
  store: Store,
  channel: ChannelName,
  settings: ChannelSettings,
  added: readonly AppAt[],
  next: Builds,
  now: Date,
): Promise<VerificationProblem[]> {
  if (!settings.verified || added.length === 0) return []
  const why = await whyNot(store, settings, added, next, now)
  return why ? [{ kind: 'notVerified', channel, builds: added, why }] : []
}

async function whyNot(
  store: Store,
  settings: ChannelSettings,
  added: readonly AppAt[],
  next: Builds,
  now: Date,
): Promise<VerificationProblem['why'] | undefined> {
  const read = await readVerification(store, setOfBuilds(next))
  if (!read.ok) return { kind: 'damaged', detail: read.problem }
  const verification = read.value
  if (!verification) return verifiedWithOthers(await listVerifications(store), added, appsOf(next))
  const { author: by, at } = verification
  if (!hasPassed(verification)) return { kind: 'failed', by, at, first: firstFinding(verification) }
  return isBelieved(verification, settings, now) ? undefined : { kind: 'notBelieved', by }
}

/** Finds the passed verification of the same builds whose other applications differ least. Of equally different ones, the newest counts. */
function verifiedWithOthers(
  verifications: readonly Verification[],
  added: readonly AppAt[],
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
