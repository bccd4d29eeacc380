import {
  type BuiltRemote,
  chosenRemotes,
  fitMessage,
  type Mix,
  mixRemotes,
  type PageDocument,
  type PageRemote,
} from '@crossbook/contract'
import { fetchRemoteBuild } from '../builds/fetchRemoteBuild'
import { pageProblems, type TrialSite } from './pageProblems'
import type { MixProblem } from './readMix'

/** A mix on a page, and the versions that do not fit. Without remotes if the mix cannot be shown. */
export interface MixOnPage {
  remotes: readonly PageRemote[] | undefined
  problem: MixProblem | undefined
}

/**
 * Returns the remotes of a mix on a page of its channel. A mix that follows its channel uses the page's remotes where it replaces none.
 * If the two no longer fit together, it keeps its own versions. If the host has changed and the mix does not fit, it is not shown. The
 * page of a mix with its own host was checked when it was written.
 */
export async function mixOnPage(mix: Mix, own: PageDocument, site: TrialSite): Promise<MixOnPage> {
  const { name } = mix
  if (own.ofMix?.misfit !== undefined)
    return { remotes: own.remotes, problem: { kind: 'asMade', name, because: own.ofMix.misfit } }
  if (own.ofMix) return { remotes: own.remotes, problem: undefined }
  const builds = mix.host === own.host.version ? [] : await chosenBuilds(mix)
  const problemWith = (remotes: readonly PageRemote[]) =>
    // The page's remotes do not state their requirements. They were checked with the page's host when it was written.
    pageProblems(
      remotes.map((remote) => builds.find(({ name, version }) => isSame(remote, name, version)) ?? remote),
      site,
    )[0]
  const now = mixRemotes(mix, own.remotes)
  const misfit = problemWith(now)
  if (!misfit) return { remotes: now, problem: undefined }
  const because = fitMessage(misfit)
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
