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
import { problemWords } from './problemWords'
import { readMix, type MixAnswer } from './readMix'
import { clearAddress, mixInAddress, rememberChoice, storedChoice } from './tabChoice'
import { tryBuilds } from './tryBuilds'

/** What a tab shows in place of its channel's release, and what of it cannot be shown. */
export interface OpenedChoice {
  /** The page's own document with the chosen remotes; its release is still the channel's. */
  page: PageDocument
  mix: Mix | undefined
  tried: ReadonlyMap<AppName, AppVersion>
  /** Sentences for the visitor. */
  problems: readonly string[]
}

/**
 * Opens what the address or the tab asks for: a mix, and versions tried on top of it. Nothing in either names a place to load
 * from; everything that runs is named in documents of this store. If a choice cannot be shown, a message says so, and the channel's own remotes stay.
 */
export async function openChoice(own: PageDocument, federation: Federation): Promise<OpenedChoice> {
  const asked = takeChoice(own)
  const site = { host: own.host, provides: federation.provides() }
  const answer = await mixOfTab(asked, own)
  const mixed = answer?.ok ? await mixOnPage(answer.value, own, site) : undefined
  const mix = answer?.ok && mixed?.remotes ? answer.value : undefined

  const trial = await tryBuilds(mixed?.remotes ?? own.remotes, asked.tried, site)
  const integrity = { ...mix?.integrity, ...trial.integrity }
  federation.add(changed(trial.remotes, own.remotes), integrity)

  // What did not arrive may do so after a reload; anything else will not.
  const problem = answer && !answer.ok ? answer.problem : mixed?.problem
  const isToBeKept = mix !== undefined || problem?.kind === 'unreachable'
  rememberChoice({
    mix: isToBeKept && asked.mix !== 'malformed' ? asked.mix : undefined,
    tried: trial.tried,
  })
  return {
    page: { ...own, remotes: trial.remotes, integrity: { ...own.integrity, ...integrity } },
    mix,
    tried: trial.tried,
    problems: [...(problem ? [problemWords(problem)] : []), ...trial.problems],
  }
}

/** What is asked for, with the versions that are tried on top of it. */
interface Asked {
  mix: MixId | 'malformed' | undefined
  tried: ReadonlyMap<AppName, AppVersion>
}

/** A link's mix alone, what the tab remembers, or the mix whose page it is. */
function takeChoice({ ofMix }: PageDocument): Asked {
  const mix = mixInAddress()
  const stored = storedChoice()
  if (mix === undefined) return { ...stored, mix: stored.mix ?? ofMix?.id }
  // A redirect to a mix's page does not count as opening the mix again.
  const tried = mix === ofMix?.id ? stored.tried : new Map<AppName, AppVersion>()
  // A tab that cannot remember keeps the address, so that a reload shows the same.
  if (rememberChoice({ mix: mix === 'malformed' ? undefined : mix, tried })) clearAddress()
  return { mix, tried }
}

/** The mix that is asked for, on the page where it belongs: the tab is led there from any other one. */
async function mixOfTab({ mix, tried }: Asked, own: PageDocument): Promise<MixAnswer | undefined> {
  const answer = await mixFor(mix, own)
  if (!answer?.ok) {
    const id = mix === 'malformed' ? undefined : mix
    // This page's host is the mix's; what cannot be opened, the channel's own page says.
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

/** The remotes that the page itself does not have in this version. */
function changed(remotes: readonly PageRemote[], own: readonly PageRemote[]) {
  return remotes.filter(
    ({ name, version }) => !own.some((remote) => remote.name === name && remote.version === version),
  )
}
