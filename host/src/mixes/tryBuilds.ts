import {
  ACCESS_LEVELS,
  MENU_GROUPS,
  pageRemote,
  scriptIntegrity,
  type AppName,
  type AppVersion,
  type BuiltRemote,
  type Checked,
  type PageDocument,
  type PageRemote,
} from '@crossbook/contract'
import { satisfy } from '@module-federation/enhanced/runtime'
import { fetchRemoteBuild } from '../builds/fetchRemoteBuild'
import { hasOneOwnerForEachPath } from './pathOwners'

/** What trying is checked against. */
export interface TrialSite {
  host: PageDocument['host']
  /** Versions of the shared modules that the host provides, by request. */
  provides: ReadonlyMap<string, string>
}

/** Remotes with the tried builds among them, what these may run, and a sentence for each that was left out. */
export interface Trial {
  remotes: PageRemote[]
  integrity: PageDocument['integrity']
  tried: ReadonlyMap<AppName, AppVersion>
  problems: string[]
}

/** Puts published builds in the place of a page's remotes, each if it fits what the page is then made of. */
export async function tryBuilds(
  remotes: readonly PageRemote[],
  wanted: ReadonlyMap<AppName, AppVersion>,
  { host, provides }: TrialSite,
): Promise<Trial> {
  const trial: Trial = { remotes: [...remotes], integrity: {}, tried: new Map(), problems: [] }
  const tried = new Map<AppName, AppVersion>()
  const answers = await Promise.all([...wanted].map(([app, version]) => fetchRemoteBuild(app, version)))
  for (const answer of answers) {
    const fit = answer.ok ? fitting(answer.value, trial.remotes, host, provides) : answer
    if (!fit.ok) {
      trial.problems.push(fit.problem)
      continue
    }
    const { name, version } = fit.value.build
    trial.remotes = fit.value.remotes
    Object.assign(trial.integrity, scriptIntegrity([fit.value.build]))
    tried.set(name, version)
  }
  return { ...trial, tried }
}

function fitting(
  build: BuiltRemote,
  remotes: readonly PageRemote[],
  host: PageDocument['host'],
  provides: ReadonlyMap<string, string>,
): Checked<{ build: BuiltRemote; remotes: PageRemote[] }> {
  const refuse = (reason: string) => ({
    ok: false as const,
    problem: `${build.name} ${build.version} ${reason}`,
  })
  for (const { path, access, menu } of build.screens) {
    if (!isOneOf(ACCESS_LEVELS, access))
      return refuse(`guards ${path} in a way (${access}) that this host does not know.`)
    if (menu && !isOneOf(MENU_GROUPS, menu.group))
      return refuse(`puts ${path} into a menu (${menu.group}) that this host does not have.`)
  }
  for (const [module, range] of Object.entries(build.requires)) {
    const provided = provides.get(module)
    if (provided === undefined) return refuse(`needs ${module} ${range}, which this host does not provide.`)
    if (!satisfy(provided, range))
      return refuse(`needs ${module} ${range}, while this host provides ${provided}.`)
  }
  const before = remotes.find(({ name }) => name === build.name)
  const present = pageRemote(build)
  const mixed = [
    ...remotes.filter((remote) => remote !== before),
    // What fails is replaced by nothing: whoever tries a version wants to see it fail.
    present,
  ]
  if (!hasOneOwnerForEachPath(mixed, host)) return refuse('has a screen at a path that another remote owns.')
  return { ok: true, value: { build, remotes: mixed } }
}

function isOneOf(words: readonly string[], word: string) {
  return words.includes(word)
}
