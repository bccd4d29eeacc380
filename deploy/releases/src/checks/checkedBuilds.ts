import { canonicalJson, type ChannelName, type Release } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { parsedJson } from '@crossbook/web-files'
import * as v from 'valibot'
import { type BuildName, buildName, shownOf } from '../history/servedBuilds'

const checkedSchema = v.record(v.string(), v.record(v.string(), v.string()))

type Builds = Pick<Release, 'host' | 'remotes'>

/** Builds that were found whole. */
type Whole = Partial<Pick<Release, 'host'>> & Pick<Release, 'remotes'>

/** Caches checked builds, so that they are not read again. */
export interface CheckedBuilds {
  /** Names of the files of a build that have not changed since they were compared. */
  sameFiles(build: BuildName): Promise<ReadonlySet<string>>
  /**
   * Remembers the builds of a release that were just found whole. Also keeps the known tags of the replaced builds, because a
   * rollback shows them again.
   */
  keep(release: Whole, replaced?: Builds): Promise<void>
}

/**
 * Returns the builds that a channel's promotions have compared with their app.json, each with the tags of its files at that time. A
 * file with the same tag has not changed. In a store without tags nothing is remembered, and an unreadable document counts as empty.
 */
export async function checkedBuilds(store: Store, channel: ChannelName): Promise<CheckedBuilds> {
  const document = await store.readChecked(channel)
  const known = v.safeParse(checkedSchema, document === undefined ? {} : parsedJson(document))
  const before = known.success ? known.output : {}
  const tags = new Map<string, ReadonlyMap<string, string> | undefined>()

  async function tagsOf(build: BuildName) {
    const name = buildName(build)
    if (!tags.has(name)) tags.set(name, await store.readBuildTags(build.app, build.version))
    return tags.get(name)
  }

  return {
    async sameFiles(build) {
      const then = before[buildName(build)]
      const now = await tagsOf(build)
      return new Set([...(now ?? [])].flatMap(([file, tag]) => (then?.[file] === tag ? [file] : [])))
    },
    async keep(release, replaced) {
      const known = (replaced ? shownOf(replaced) : []).flatMap((build) => {
        const then = before[buildName(build)]
        return then ? [[buildName(build), then] as const] : []
      })
      const found = shownOf(release).flatMap((build) => {
        const now = tags.get(buildName(build))
        return now ? [[buildName(build), Object.fromEntries(now)] as const] : []
      })
      const kept = [...known, ...found]
      const next = canonicalJson(Object.fromEntries(kept))
      if (kept.length > 0 && next !== document) await store.putChecked(channel, next)
    },
  }
}
