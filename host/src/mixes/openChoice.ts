import type {
  AppName,
  AppVersion,
  ChannelName,
  Mix,
  MixId,
  PageDocument,
  PageRemote,
} from '@crossbook/contract'
import type { Federation } from '../federation/startFederation'
import { mixOnPage } from './mixOnPage'
import { goToPage, hasPage, otherPage } from './mixPage'
import { problemMessage } from './problemMessage'
import { readMix, type MixAnswer } from './readMix'
import { clearAddress, mixInAddress, rememberChoice, storedChoice } from './tabChoice'
import { tryBuilds } from './tryBuilds'

/** Versions that a tab shows instead of its channel's release, and those it cannot show. */
export interface OpenedChoice {
  /** The page's own document with the chosen remotes; its release is still the channel's. */
  page: PageDocument
  mix: Mix | undefined
  tried: ReadonlyMap<AppName, AppVersion>
  /** Messages for the visitor. */
  problems: readonly string[]
}

/**
 * Opens the choice of the address or the tab: a mix, and versions tried on top of it. A choice cannot name a source of files: all code
 * comes from documents of this store. If a choice cannot be shown, a message says so, and the channel's own remotes stay.
 */
export async function openChoice(own: PageDocument, federation: Federation): Promise<OpenedChoice> {
  const choice = takeChoice(own)
  const site = { host: own.host, provides: federation.provides() }
  const answer = await mixOfTab(choice, own)
  const mixed = answer?.ok ? await mixOnPage(answer.value, own, site) : undefined
  const mix = answer?.ok && mixed?.remotes ? answer.value : undefined

  const trial = await tryBuilds(mixed?.remotes ?? own.remotes, choice.tried, site)
  const integrity = { ...mix?.integrity, ...trial.integrity }
  federation.add(changed(trial.remotes, own.remotes), integrity)

  // A file that did not arrive may do so after a reload. Other failures are final.
  const problem = answer && !answer.ok ? answer.problem : mixed?.problem
  const isToBeKept = mix !== undefined || problem?.kind === 'unreachable'
  rememberChoice({
    mix: isToBeKept && choice.mix !== 'malformed' ? choice.mix : undefined,
    tried: trial.tried,
  })
  return {
    page: { ...own, remotes: trial.remotes, integrity: { ...own.integrity, ...integrity } },
    mix,
    tried: trial.tried,
    problems: [...(problem ? [problemMessage(problem)] : []), ...trial.problems],
  }
}

/** The requested mix, and the versions on top of it. */
interface Choice {
  mix: MixId | 'malformed' | undefined
  tried: ReadonlyMap<AppName, AppVersion>
}

/** Returns the requested choice. A link's mix replaces the tab's stored choice. Without a link, the stored mix precedes the page's own. */
function takeChoice({ ofMix }: PageDocument): Choice {
  const mix = mixInAddress()
  const stored = storedChoice()
  if (mix === undefined) return { ...stored, mix: stored.mix ?? ofMix?.id }
  // A redirect to a mix's page does not count as opening the mix again.
  const tried = mix === ofMix?.id ? stored.tried : new Map<AppName, AppVersion>()
  // A tab that cannot store the choice keeps the address, so that a reload shows the same versions.
  if (rememberChoice({ mix: mix === 'malformed' ? undefined : mix, tried })) clearAddress()
  return { mix, tried }
}

/** Returns the requested mix if it belongs on this page; leads the tab to the mix's own page otherwise. */
async function mixOfTab({ mix, tried }: Choice, own: PageDocument): Promise<MixAnswer | undefined> {
  const answer = await mixFor(mix, own)
  if (!answer?.ok) {
    const id = mix === 'malformed' ? undefined : mix
    // This page has the mix's host. If the mix cannot be opened, the channel's own page shows the reason.
    return own.ofMix ? goToPage(null, id, tried) : answer
  }
  const page = otherPage(answer.value, own)
  if (page === undefined) return answer
  if (page === null || (await hasPage(page))) return goToPage(page, answer.value.id, tried)
  return { ok: false, problem: { kind: 'hostAbsent', name: answer.value.name } }
}

async function mixFor(
  mix: MixId | 'malformed' | undefined,
  { config }: PageDocument,
): Promise<MixAnswer | undefined> {
  if (mix === undefined) return undefined
  if (mix === 'malformed') return { ok: false, problem: { kind: 'malformedLink' } }
  return readMix(mix, config.channel as ChannelName | undefined, new Date())
}

/** Returns the remotes whose version differs from the page's own. */
function changed(remotes: readonly PageRemote[], own: readonly PageRemote[]) {
  return remotes.filter(
    ({ name, version }) => !own.some((remote) => remote.name === name && remote.version === version),
  )
}
