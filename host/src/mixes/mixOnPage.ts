import {
  type BuiltRemote,
  chosenRemotes,
  fitWords,
  type Mix,
  mixRemotes,
  type PageDocument,
  type PageRemote,
} from '@crossbook/contract'
import { fetchRemoteBuild } from '../builds/fetchRemoteBuild'
import { pageProblems, type TrialSite } from './pageProblems'
import type { MixProblem } from './readMix'

/** What a page shows of a mix, and what of it is not as its owner meant it; no remotes where nothing of it fits. */
export interface MixOnPage {
  remotes: readonly PageRemote[] | undefined
  problem: MixProblem | undefined
}

/**
 * The remotes of a mix on a page of its channel. One that follows has the page's own of all that it does not replace; where the two
 * do not fit together any more, it keeps its own versions. If the host has changed and the mix does not fit, it is not shown.
 * The page of a mix with its own host was checked when it was written.
 */
export async function mixOnPage(mix: Mix, own: PageDocument, site: TrialSite): Promise<MixOnPage> {
  const { name } = mix
  if (own.ofMix?.misfit !== undefined)
    return { remotes: own.remotes, problem: { kind: 'asMade', name, because: own.ofMix.misfit } }
  if (own.ofMix) return { remotes: own.remotes, problem: undefined }
  const builds = mix.host === own.host.version ? [] : await chosenBuilds(mix)
  const problemWith = (remotes: readonly PageRemote[]) =>
    // A page's remotes do not say what they need of a host: they were checked with the one that was there.
    pageProblems(
      remotes.map((remote) => builds.find(({ name, version }) => isSame(remote, name, version)) ?? remote),
      site,
    )[0]
  const now = mixRemotes(mix, own.remotes)
  const misfit = problemWith(now)
  if (!misfit) return { remotes: now, problem: undefined }
  const because = fitWords(misfit)
  const fits = mix.follows && !problemWith(mix.remotes)
  return fits
    ? { remotes: mix.remotes, problem: { kind: 'asMade', name, because } }
    : { remotes: undefined, problem: { kind: 'doesNotFit', name, because } }
}

/** The requirements in the `app.json` of the mix's builds. Documents that cannot be loaded are left out. */
async function chosenBuilds(mix: Mix): Promise<BuiltRemote[]> {
  const answers = await Promise.all(
    chosenRemotes(mix).map(({ name, version }) => fetchRemoteBuild(name, version)),
  )
  return answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
}

function isSame(remote: PageRemote, name: string, version: string) {
  return remote.name === name && remote.version === version
}
