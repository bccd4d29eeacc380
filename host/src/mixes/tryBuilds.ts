import {
  fitMessage,
  pageRemote,
  fileIntegrity,
  type AppName,
  type AppVersion,
  type BuiltRemote,
  type Checked,
  type PageDocument,
  type PageRemote,
} from '@crossbook/contract'
import { fetchRemoteBuild } from '../builds/fetchRemoteBuild'
import { pageProblems, type TrialSite } from './pageProblems'

/** The remotes including the tried builds, the integrity of their files, and a sentence for each build that was left out. */
export interface Trial {
  remotes: PageRemote[]
  integrity: PageDocument['integrity']
  tried: ReadonlyMap<AppName, AppVersion>
  problems: string[]
}

/** Replaces remotes of a page with published builds. Each build is used only if it fits the resulting page. */
export async function tryBuilds(
  remotes: readonly PageRemote[],
  wanted: ReadonlyMap<AppName, AppVersion>,
  site: TrialSite,
): Promise<Trial> {
  const trial: Trial = { remotes: [...remotes], integrity: {}, tried: new Map(), problems: [] }
  const tried = new Map<AppName, AppVersion>()
  const answers = await Promise.all([...wanted].map(([app, version]) => fetchRemoteBuild(app, version)))
  for (const answer of answers) {
    const fit = answer.ok ? fitting(answer.value, trial.remotes, site) : answer
    if (!fit.ok) {
      trial.problems.push(fit.problem)
      continue
    }
    const { name, version } = fit.value.build
    trial.remotes = fit.value.remotes
    Object.assign(trial.integrity, fileIntegrity([fit.value.build]))
    tried.set(name, version)
  }
  return { ...trial, tried }
}

function fitting(
  build: BuiltRemote,
  remotes: readonly PageRemote[],
  site: TrialSite,
): Checked<{ build: BuiltRemote; remotes: PageRemote[] }> {
  const others = remotes.filter(({ name }) => name !== build.name)
  const [problem] = pageProblems([...others, build], site)
  if (problem)
    return {
      ok: false,
      problem: `${fitMessage(problem)}; ${build.name} ${build.version} is left out.`,
    }
  // Without fallback builds: a user who tries a version wants to see it fail.
  return { ok: true, value: { build, remotes: [...others, pageRemote(build)] } }
}
