import { mixes } from './mixes'
import type { SearchAnswer } from '../documents'
import { channelsNow, type Reading } from '../reading/reading'

/** Results that one answer holds at most. */
const MOST_FOUND = 30

type Found = SearchAnswer['found'][number]

/** Finds channels, applications, builds, releases, routes and mixes whose names contain the text; exact names come first. */
export async function search(reading: Reading, query: string): Promise<SearchAnswer> {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return { found: [] }
  const all = [
    ...(await channelsAndRoutes(reading)),
    ...(await builds(reading)),
    ...(await mixes(reading)).mixes.map(({ name, id, channel }): Found => ({
      ...{ kind: 'mix', title: name, detail: `${id} · ${channel}`, address: '/mixes' },
    })),
  ]
  const unique = new Map(all.map((found) => [`${found.kind} ${found.title} ${found.address}`, found]))
  return {
    found: [...unique.values()]
      .map((found) => ({ found, rank: rankOf(found, wanted) }))
      .filter(({ rank }) => rank < NO_MATCH)
      .sort((a, b) => a.rank - b.rank || a.found.title.localeCompare(b.found.title))
      .slice(0, MOST_FOUND)
      .map(({ found }) => found),
  }
}

const NO_MATCH = 4

/** Rank of a match: 0 for the whole name, then its beginning, a part of it, and a part of its detail. */
function rankOf({ title, detail }: Found, wanted: string) {
  const name = title.toLowerCase()
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (name.includes(wanted)) return 2
  return detail.toLowerCase().includes(wanted) ? 3 : NO_MATCH
}

async function channelsAndRoutes(reading: Reading): Promise<Found[]> {
  const { channels } = await channelsNow(reading)
  const found = await Promise.all(
    channels.map(async ({ channel, last }): Promise<Found[]> => {
      const release = await reading.release(last.release)
      const address = `/channels/${channel}`
      return [
        { kind: 'channel', title: channel, detail: `revision ${last.revision}`, address },
        { kind: 'release', title: last.release, detail: `shown by ${channel}`, address },
        ...(release ? [release.host, ...release.remotes] : []).flatMap(({ name, screens }) =>
          screens.map(({ path, title }): Found => ({
            ...{ kind: 'route', title: path, detail: `${title} · ${name}`, address: `/apps/${name}` },
          })),
        ),
      ]
    }),
  )
  return found.flat()
}

async function builds({ store }: Reading): Promise<Found[]> {
  const all = await store.listBuilds()
  const apps = [...new Set(all.map(({ app }) => app))]
  return [
    ...apps.map((app): Found => ({
      ...{ kind: 'app', title: app, detail: 'application', address: `/apps/${app}` },
    })),
    ...all.map(({ app, version }): Found => ({
      ...{ kind: 'build', title: `${app}@${version}`, detail: 'build' },
      address: `/apps/${app}/builds/${encodeURIComponent(version)}`,
    })),
  ]
}
