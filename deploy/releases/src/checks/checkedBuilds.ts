import { canonicalJson, type ChannelName, type Release } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import * as v from 'valibot'
import { type BuildName, buildName, shownOf } from '../history/servedBuilds'

const checkedSchema = v.record(v.string(), v.record(v.string(), v.string()))

type Builds = Pick<Release, 'host' | 'remotes'>

/** Builds that were found whole. */
type Whole = Partial<Pick<Release, 'host'>> & Pick<Release, 'remotes'>

/** What was read and compared of builds before, so that it need not be read again. */
export interface CheckedBuilds {
  /** Names of those files of a build that are, as they are now, what was compared. */
  sameFiles(build: BuildName): Promise<ReadonlySet<string>>
  /**
   * Remembers those builds of a release that have just been found whole, and what is known of those that it replaces: who
   * takes it back brings these again.
   */
  keep(release: Whole, replaced?: Builds): Promise<void>
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

function parse(document: string): unknown {
  try {
    return JSON.parse(document)
  } catch {
    return undefined
  }
}
