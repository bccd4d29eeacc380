import {
  type AppName,
  type BuiltApp,
  type BuiltRemote,
  type ChannelName,
  fitMessage,
  HOST,
  type Release,
} from '@crossbook/contract'
import { fitProblems } from '@crossbook/releases'
import type { FittingBuilds } from '../documents'
import { badReasons, type BuildName, type Reading } from '../reading/reading'
import { pageOfBuilds, type BuildsPage } from './apps'

/** A request for versions of an application that fit a channel and the builds chosen so far. */
interface FittingQuery extends BuildsPage {
  channel: ChannelName
  app: AppName
  /** Chosen versions of other applications. */
  with: readonly BuildName[]
}

type Set = Pick<Release, 'host' | 'remotes'>

/**
 * An application's builds, newest first, each with the reasons why it does not fit the chosen builds, and why it does not fit the
 * channel's other applications. Undefined where the application has no builds, or the channel has no readable release.
 */
export async function fittingBuilds(
  reading: Reading,
  { channel, app, with: chosen, ...page }: FittingQuery,
): Promise<FittingBuilds | undefined> {
  const found = await pageOfBuilds(reading, app, page)
  const last = await reading.store.readPointer(channel)
  const shown = last && (await reading.release(last.release))
  if (!found || !shown) return undefined
  const others = chosen.filter((build) => build.app !== app)
  const selected = await described(reading, others)
  const badReason = badReasons(reading)
  const fitOf = async (build: BuildName) => {
    const [candidate] = await described(reading, [build])
    if (!candidate) return { misfits: [`${app} ${build.version} cannot be read.`], others: [] }
    const misfits = fitMessages(fitProblems(together(shown, [...selected, candidate], 'chosen')))
    const all = fitMessages(fitProblems(together(shown, [...selected, candidate], 'shown')))
    return { misfits, others: all.filter((message) => !misfits.includes(message)) }
  }
  return {
    app,
    builds: await Promise.all(
      found.builds.map(async ({ version }) => ({
        version,
        bad: await badReason({ app, version }),
        ...(await fitOf({ app, version })),
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
export function together(shown: Set, builds: readonly BuiltApp[], remotesOf: 'chosen' | 'shown'): Set {
  const remotes = builds.filter((build): build is BuiltRemote => build.kind === 'remote')
  const names = new Set<string>([HOST, ...remotes.map(({ name }) => name)])
  const others = remotesOf === 'shown' ? shown.remotes.filter(({ name }) => !names.has(name)) : []
  return {
    host: builds.find((build) => build.kind === 'host') ?? shown.host,
    remotes: [...others, ...remotes],
  }
}

function fitMessages(problems: ReturnType<typeof fitProblems>) {
  return [...new Set(problems.map((problem) => fitMessage(problem)))]
}
