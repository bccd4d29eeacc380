import { canonicalJson, type ChannelName, type Release } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import * as v from 'valibot'
import { type BuildName, buildName, shownOf } from './sites/servedBuilds'

const checkedSchema = v.record(v.string(), v.record(v.string(), v.string()))

/** What was read and compared of builds before, so that it need not be read again. */
export interface CheckedBuilds {
  /** Names of those files of a build that are, as they are now, what was compared. */
  sameFiles(build: BuildName): Promise<ReadonlySet<string>>
  /** Remembers the builds of a release, all of which have just been found whole. */
  keep(builds: Pick<Release, 'host' | 'remotes'>): Promise<void>
}

/**
 * The builds that a channel's promotions have compared with their app.json, each with the tags that its files had then: one
 * whose tag is the same is the same. In a store that gives no tags nothing is remembered; what cannot be read says nothing.
 */
export async function checkedBuilds(store: Store, channel: ChannelName): Promise<CheckedBuilds> {
  const document = await store.readChecked(channel)
  const known = v.safeParse(checkedSchema, document === undefined ? {} : parse(document))
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
    async keep(builds) {
      const kept = shownOf(builds).flatMap((build) => {
        const found = tags.get(buildName(build))
        return found ? [[buildName(build), Object.fromEntries(found)] as const] : []
      })
      const next = canonicalJson(Object.fromEntries(kept))
      if (kept.length > 0 && next !== document) await store.putChecked(channel, next)
    },
  }
}

function parse(document: string): unknown {
  try {
    return JSON.parse(document)
  } catch {
    return undefined
  }
}
