import { canonicalJson, type ChannelName } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { parsedJson } from '@crossbook/web-files'
import * as v from 'valibot'
import { type AppAtVersion, buildName } from '../history/shownApps'

const checkedSchema = v.record(v.string(), v.record(v.string(), v.string()))

/**
 * Returns the builds that a channel's promotions have compared with their app.json, each with the tags of its files at that time. A
 * file with the same tag has not changed. In a store without tags nothing is remembered, and an unreadable document counts as empty.
 */
export async function checkedBuilds(store: Store, channel: ChannelName) {
  const document = await store.readChecked(channel)
  const known = v.safeParse(checkedSchema, document === undefined ? {} : parsedJson(document))
  const before = known.success ? known.output : {}
  const tags = new Map<string, ReadonlyMap<string, string> | undefined>()

  async function tagsOf(build: AppAtVersion) {
    const name = buildName(build)
    if (!tags.has(name)) tags.set(name, await store.readBuildTags(build.app, build.version))
    return tags.get(name)
  }

  return {
    /** Returns the files of a build that have not changed since they were compared. */
    async sameFiles(build: AppAtVersion): Promise<ReadonlySet<string>> {
      const then = before[buildName(build)]
      const now = await tagsOf(build)
      return new Set([...(now ?? [])].flatMap(([file, tag]) => (then?.[file] === tag ? [file] : [])))
    },
    /** Remembers builds that were just found whole. Also keeps the replaced builds, because a rollback shows them again. */
    async keep(whole: readonly AppAtVersion[], replaced: readonly AppAtVersion[]) {
      const kept = new Map<string, Readonly<Record<string, string>>>()
      for (const name of replaced.map(buildName)) if (before[name]) kept.set(name, before[name])
      for (const name of whole.map(buildName)) {
        const now = tags.get(name)
        if (now) kept.set(name, Object.fromEntries(now))
      }
      const next = canonicalJson(Object.fromEntries(kept))
      if (kept.size > 0 && next !== document) await store.putChecked(channel, next)
    },
  }
}

/** The builds of a channel that were compared. */
export type CheckedBuilds = Awaited<ReturnType<typeof checkedBuilds>>
