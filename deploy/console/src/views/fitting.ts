import {
  type AppName,
  type BuiltApp,
  type BuiltRemote,
  type ChannelName,
  fitWords,
  HOST,
  type Release,
} from '@crossbook/contract'
import { fitProblems } from '@crossbook/releases'
import type { FittingBuilds } from '../documents'
import { badWords, type BuildName, type Reading } from '../reading/reading'
import { pageOfBuilds, type BuildsPage } from './apps'

/** Versions of an application that are looked for, for a channel and beside builds that are chosen already. */
export interface AskedFitting extends BuildsPage {
  channel: ChannelName
  app: AppName
  /** Of other applications. */
  chosen: readonly BuildName[]
}

type Set = Pick<Release, 'host' | 'remotes'>

/**
 * An application's builds, newest first, each with what keeps it from standing beside the chosen ones, and beside all else that the
 * channel shows; undefined where nothing of that name was published, or the channel shows nothing that can be read.
 */
export async function fittingBuilds(
  reading: Reading,
  { channel, app, chosen, ...page }: AskedFitting,
): Promise<FittingBuilds | undefined> {
  const found = await pageOfBuilds(reading, app, page)
  const last = await reading.store.readPointer(channel)
  const shown = last && (await reading.release(last.release))
  if (!found || !shown) return undefined
  const beside = await described(
    reading,
    chosen.filter((build) => build.app !== app),
  )
  const names = found.builds.map(({ version }) => ({ app, version }))
  const bad = await badWords(reading, names)
  const fitOf = async (build: BuildName) => {
    const [candidate] = await described(reading, [build])
    if (!candidate) return { misfits: [`${app} ${build.version} cannot be read.`], others: [] }
    const misfits = wordsOf(fitProblems(together(shown, [...beside, candidate], 'chosen')))
    const all = wordsOf(fitProblems(together(shown, [...beside, candidate], 'shown')))
    return { misfits, others: all.filter((words) => !misfits.includes(words)) }
  }
  return {
    app,
    builds: await Promise.all(
      names.map(async (build) => ({
        version: build.version,
        bad: bad.get(`${app}@${build.version}`) ?? null,
        ...(await fitOf(build)),
      })),
    ),
    next: found.next,
  }
}

async function described(reading: Reading, builds: readonly BuildName[]): Promise<BuiltApp[]> {
  const found = await Promise.all(builds.map((build) => reading.build(build)))
  return found.filter((build) => build !== undefined)
}

/** These builds in the chosen host, or else the channel's: alone, or with all other remotes that the channel shows. */
function together(shown: Set, builds: readonly BuiltApp[], beside: 'chosen' | 'shown'): Set {
  const remotes = builds.filter((build): build is BuiltRemote => build.kind === 'remote')
  const names = new Set<string>([HOST, ...remotes.map(({ name }) => name)])
  const others = beside === 'shown' ? shown.remotes.filter(({ name }) => !names.has(name)) : []
  return {
    host: builds.find((build) => build.kind === 'host') ?? shown.host,
    remotes: [...others, ...remotes],
  }
}

function wordsOf(problems: ReturnType<typeof fitProblems>) {
  return [...new Set(problems.map((problem) => fitWords(problem)))]
}
