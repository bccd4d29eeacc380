import { canonicalJson, type Release, type ReleaseId } from '@crossbook/contract'
import { LAYOUT, type Store } from '@crossbook/store'
import { nextRelease } from '../nextRelease'
import { readBuild } from '../publishBuild'
import { readableRelease, readRelease } from '../readRelease'
import { type Finding, ifReadable, orWords, type Patient } from './damage'
import type { ChannelState, Uses } from './uses'

/** Every release that is stored, and those that are needed now and are not. */
export async function examineReleases({ store, files }: Patient, uses: Uses): Promise<Finding[]> {
  const stored = new Set((await store.listReleases()).map(({ id }) => id))
  const needed = uses.channels.flatMap(({ last, open, mixes }) => [
    ...(last ? [last.release] : []),
    ...open,
    ...mixes.filter(({ endedAt }) => endedAt === undefined).flatMap(({ release, base }) => [release, base]),
  ])
  const findings: Finding[] = []
  for (const id of new Set([...stored, ...needed])) {
    const read = await orWords(readRelease(store, id))
    if ('value' in read && read.value) continue
    const found = {
      file: LAYOUT.release(id),
      wrong: 'value' in read ? 'is gone' : 'is cut off or has other bytes',
      breaks: uses.ofRelease(id),
    }
    const document = await composedAgain(store, id, uses.channels)
    findings.push(
      document === undefined
        ? { ...found, cure: cureOf(id, uses.channels) }
        : {
            ...found,
            cure: 'it is composed again from its revision and its builds',
            mend: () => files.put(LAYOUT.release(id), Buffer.from(document)),
          },
    )
  }
  return findings
}

function cureOf(id: ReleaseId, channels: readonly ChannelState[]) {
  const showing = channels.filter(({ last }) => last?.release === id).map(({ channel }) => channel)
  if (showing.length === 0) return 'restore it from a backup of the store; nothing that is shown needs it'
  const back = showing.map((channel) => `pnpm release rollback ${channel} --all`)
  return `restore it from a backup of the store, or go back to the release before: ${back.join(', ')}`
}

/**
 * A release as it was composed for the revision that showed it first; undefined where it cannot be told any more. Its name is the
 * hash of all of it, so that what has this name is it.
 */
async function composedAgain(store: Store, id: ReleaseId, channels: readonly ChannelState[]) {
  for (const { channel, history } of channels) {
    const place = history.findIndex(({ release }) => release === id)
    const revision = history[place]
    if (!revision?.apps) continue
    const past = history.slice(0, place)
    const before = past.at(-1)
    const builds = await Promise.all(
      Object.entries(revision.apps).map(([app, version]) =>
        ifReadable(
          readBuild(
            store,
            app as Parameters<typeof readBuild>[1],
            version as Parameters<typeof readBuild>[2],
          ),
        ),
      ),
    )
    const host = builds.flatMap((build) => (build?.kind === 'host' ? [build] : []))[0]
    if (!host || builds.some((build) => !build)) continue
    const then: Store = { ...store, readHistory: async () => [...past], readPointer: async () => before }
    const release: Release = await nextRelease(then, {
      channel,
      parent: before?.release ?? null,
      current: before && (await readableRelease(store, before.release)),
      host,
      remotes: builds.flatMap((build) => (build?.kind === 'remote' ? [build] : [])),
      author: revision.author,
      reason: revision.reason,
      createdAt: revision.at,
    })
    if (release.id === id) return canonicalJson(release)
  }
  return undefined
}
