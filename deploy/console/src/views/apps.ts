import { type AppName, type AppVersion, own } from '@crossbook/contract'
import { percentShown } from '@crossbook/releases'
import { PROVENANCE, readProvenance } from '@crossbook/trust'
import type { AppDetail, BuildDetail, BuildSummary } from '../documents'
import { badReasons, type BuildName, channelsNow, type Reading } from '../reading/reading'
import { faultGroups } from './faults'

/** Builds that one answer holds at most. */
export const MOST_BUILDS = 100

/** Days of faults that a build's page looks at: all that are kept. */
const FAULT_DAYS = 30

/** An application's builds, newest first, after one of them; undefined where nothing of that name was published. */
export async function appDetail(
  reading: Reading,
  app: AppName,
  page: BuildsPage,
): Promise<AppDetail | undefined> {
  const found = await pageOfBuilds(reading, app, page)
  return found && { app, builds: await buildSummaries(reading, app, found.builds), next: found.next }
}

/** Selects an application's builds: a number of builds after one of them, or the newest. */
export interface BuildsPage {
  before?: string | undefined
  limit: number
}

/** Names of an application's builds, newest first, and after which the next page begins. */
export async function pageOfBuilds(reading: Reading, app: AppName, { before, limit }: BuildsPage) {
  const all = await publishedBuilds(reading, app)
  if (all.length === 0) return undefined
  const start = before === undefined ? 0 : all.findIndex(({ version }) => version === before) + 1
  const builds = all.slice(start, start + limit)
  return { builds, next: start + limit < all.length ? (builds.at(-1)?.version ?? null) : null }
}

/** One build; undefined where it was never published or is gone. */
export async function buildDetail(reading: Reading, build: BuildName): Promise<BuildDetail | undefined> {
  const { app, version } = build
  const described = await reading.build(build)
  if (!described) return undefined
  const published = (await publishedBuilds(reading, app)).filter((one) => one.version === version)
  const [summary] = await buildSummaries(reading, app, published)
  if (!summary) return undefined
  const bytes = await reading.routeBytes(build)
  const wanted = 'requires' in described ? described.requires : described.provides
  return {
    ...summary,
    app,
    routes: described.screens.map((screen) => ({
      ...{ path: screen.path, title: screen.title, bytes: bytes.get(screen.path) ?? null },
      access: 'access' in screen ? screen.access : 'public',
    })),
    requirements: Object.entries(wanted).map(([name, range]) => ({ name, range })),
    provenance: await provenanceOf(reading, build),
    faults: (await faultGroups(reading, { app, days: FAULT_DAYS })).filter(
      (group) => group.version === version,
    ),
  }
}

async function publishedBuilds({ store }: Reading, app: AppName) {
  const all = await store.listBuilds()
  return all
    .filter((build) => build.app === app)
    .sort((a, b) => b.at.getTime() - a.at.getTime() || (a.version < b.version ? 1 : -1))
}

async function buildSummaries(
  reading: Reading,
  app: AppName,
  builds: readonly { version: AppVersion; at: Date }[],
): Promise<BuildSummary[]> {
  const { channels } = await channelsNow(reading)
  const shown = channels.map(({ channel, last }) => ({ channel, version: own(last.apps, app) }))
  const badReason = badReasons(reading)
  return Promise.all(
    builds.map(async ({ version, at }) => ({
      ...{ version, at: at.toISOString() },
      commit: (await reading.build({ app, version }))?.commit ?? null,
      bad: await badReason({ app, version }),
      channels: shown.filter((one) => one.version === version).map(({ channel }) => channel),
      rollouts: channels.flatMap(({ channel, last: { rollout } }) =>
        rollout &&
        own(rollout.apps, app) === version &&
        !shown.some((one) => one.channel === channel && one.version === version)
          ? [{ channel, percent: percentShown(rollout) }]
          : [],
      ),
    })),
  )
}

/** The origin that a build states, without verifying it. */
async function provenanceOf(
  { store }: Reading,
  { app, version }: BuildName,
): Promise<BuildDetail['provenance']> {
  const bytes = await store.readBuildFile(app, version, PROVENANCE)
  const read = bytes && readProvenance(bytes)
  const signature = read?.ok ? read.value.signatures[0] : undefined
  if (!read?.ok || !signature) return null
  const { builder, run, repository } = read.value.provenance
  return { key: signature.keyid, builder, run: run ?? null, repository: repository ?? null }
}
