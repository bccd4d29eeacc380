import {
  canonicalJson,
  type ChannelName,
  failure,
  type Release,
  type Result,
  type SiteConfig,
  success,
} from '@crossbook/contract'
import { prerenderRelease, type PrerenderFailure, writePages } from '@crossbook/pages'
import type { ChannelRevision, RevisionKind, Store } from '@crossbook/store'
import { type Compression, MANIFEST } from '@crossbook/web-files'
import { checkedBuilds } from '../checks/checkedBuilds'
import { brokenRoutes, newFailures } from '../checks/brokenRoutes'
import { problemWords } from '../checks/problemWords'
import { readableRelease } from '../history/readRelease'
import {
  type KeptDamage,
  type ReleaseProblem,
  releaseProblems,
  withoutKeptDamage,
} from '../checks/releaseProblems'
import { appsInDocument } from '../history/shownApps'
import type { RolloutPlan } from '../history/rolloutStages'
import { signatureProblems } from '../checks/signatureProblems'
import { buildName, shownOf } from '../history/servedBuilds'
import type { PagesOfRevision } from '../sites/syncChannelSite'
import { settingsOf } from '../history/channelConfig'
import { linkedOrigin, staticSiteConfig } from '../history/staticSiteConfig'

/** A release on its way to a channel. */
export interface Promotion {
  channel: ChannelName
  release: Release
  /** The channel's revision that the release was composed from; 0 for a channel without one. */
  after: number
  /** What its revision is called in the history; left out: a promotion. */
  kind?: RevisionKind
  /** Also with routes that could be rendered before and cannot any more; the revision says which. */
  force?: boolean
  /** Shows it to part of the visitors first, on a channel that shows another; left out: to everybody. */
  rollout?: RolloutPlan | undefined
  /** Environment whose pages are made ready before the channel shows the release; left out: that of its static site. */
  config?: SiteConfig
  /** The store as it was when the release was composed, where that was just now; left out: it is read again. */
  seen?: Store
  /** Of those pages; left out: the best. */
  compression?: Compression
}

/** Why a promotion did not happen: the builds do not fit, or another promotion came first. */
export type PromotionProblem =
  | { kind: 'refused'; problems: readonly ReleaseProblem[] }
  | { kind: 'overtaken'; by: ChannelRevision | undefined }

/** A promotion that is done. */
export interface PromotedRelease {
  revision: ChannelRevision
  /** What its pages are, where it has any: of the static site, or of the environment that the promotion names. */
  pages: PagesOfRevision | undefined
  /** Routes of the builds that are new whose pages come without their screen, and why. */
  notPrerendered: readonly PrerenderFailure[]
  /** Builds that the channel showed already and that are damaged in the store: the site keeps what it has of them. */
  damaged: readonly KeptDamage[]
}

/** Checks a release, writes it, prerenders it once, writes its pages, and only then moves the channel to it; its settings stay. */
export async function promote(
  store: Store,
  {
    channel,
    release,
    after,
    kind = 'promotion',
    force = false,
    rollout,
    config,
    compression,
    seen = store,
  }: Promotion,
): Promise<Result<PromotedRelease, PromotionProblem>> {
  const checked = await checkedBuilds(store, channel)
  const now = await seen.readPointer(channel)
  const present = now && (await readableRelease(seen, now.release))
  const found = await releaseProblems(seen, release, { checked, present })
  const { problems, damaged } = withoutKeptDamage(found, release, present)
  if (problems.length > 0) return failure({ kind: 'refused', problems })
  const last = await store.readPointer(channel)
  if ((last?.revision ?? 0) !== after) return failure({ kind: 'overtaken', by: last })
  const untrusted = await signatureProblems(seen, {
    channel,
    builds: release,
    known: kind === 'rollback' ? 'history' : 'present',
    now: new Date(release.createdAt),
  })
  if (untrusted.length > 0) return failure({ kind: 'refused', problems: untrusted })

  const document = canonicalJson(release)
  await store.putRelease(release.id, document)
  const before = last && (await readableRelease(seen, last.release))
  const documents = new Map([[release.id, document]])
  // As it stands in the store: a later contract may have put in what this code does not know.
  const documentBefore = last && (await seen.readRelease(last.release))
  if (last && documentBefore !== undefined) documents.set(last.release, documentBefore)
  // From here on the release keeps its builds from being pruned; one that went a moment before is noticed now.
  const gone = await absentBuilds(store, release, before)
  if (gone.length > 0) return failure({ kind: 'refused', problems: gone })
  const prerendered = await prerenderRelease(seen, release)
  const broken = await brokenRoutes(store, before, release, prerendered.failures)
  if (broken.length > 0 && !force) return failure({ kind: 'refused', problems: broken })
  const site = config ?? staticSiteConfig(channel, last?.settings)
  const pages =
    site &&
    (await writePages(store, release, site, {
      prerendered,
      compression,
      origin: linkedOrigin(settingsOf(last)),
    }))
  await checked.keep(withoutDamaged(release, damaged), before)
  const revision: ChannelRevision = {
    revision: after + 1,
    ...shownBy(last, release, rollout),
    at: release.createdAt,
    author: release.author,
    reason: release.reason,
    kind,
    ...(broken.length > 0 ? { forced: broken.map((problem) => problemWords(problem)) } : {}),
    ...(last?.settings ? { settings: last.settings } : {}),
  }
  const moved = await store.movePointer(channel, revision)
  if (moved === 'conflict') return failure({ kind: 'overtaken', by: await store.readPointer(channel) })
  return success({
    revision,
    // Those of a rollout are not what the channel shows to everybody.
    pages: pages && !rollout ? { revision: revision.revision, set: pages.set, documents } : undefined,
    notPrerendered: newFailures(before, release, prerendered.failures),
    damaged,
  })
}

/** What a channel shows from now on: the release, or what it showed before and the release to those of the first stage. */
function shownBy(
  last: ChannelRevision | undefined,
  release: Release,
  plan: RolloutPlan | undefined,
): Pick<ChannelRevision, 'release' | 'apps' | 'rollout'> {
  const apps = appsInDocument(release)
  if (!plan || !last) return { release: release.id, apps }
  return {
    release: last.release,
    ...(last.apps ? { apps: last.apps } : {}),
    rollout: { ...plan, release: release.id, apps, stage: 0, since: release.createdAt, visitsBefore: 0 },
  }
}

/** The builds of a release that were found whole. */
function withoutDamaged({ host, remotes }: Release, damaged: readonly KeptDamage[]) {
  const isWhole = ({ name }: { name: string }) => !damaged.some(({ app }) => app === name)
  return { ...(isWhole(host) ? { host } : {}), remotes: remotes.filter(isWhole) }
}

/** Builds that are gone, but for those of the release that the channel shows: as long as it shows that, nobody prunes them. */
async function absentBuilds(
  store: Store,
  release: Release,
  shown: Release | undefined,
): Promise<ReleaseProblem[]> {
  const kept = new Set(shown ? shownOf(shown).map(buildName) : [])
  const looked = shownOf(release)
    .filter((build) => !kept.has(buildName(build)))
    .map(async ({ app, version }) => {
      const manifest = await store.readBuildFile(app, version, MANIFEST)
      return manifest ? [] : [{ kind: 'notPublished' as const, app, version }]
    })
  return (await Promise.all(looked)).flat()
}
