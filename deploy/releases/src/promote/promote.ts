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
import { problemMessage } from '../checks/rules'
import { readableRelease } from '../history/readRelease'
import {
  type KeptDamage,
  type ReleaseProblem,
  releaseProblems,
  withoutKeptDamage,
} from '../checks/releaseProblems'
import { appsInDocument, buildName, shownOf } from '../history/shownApps'
import type { RolloutPlan } from '../history/rolloutStages'
import { signatureProblems } from '../checks/signatureProblems'
import type { PagesOfRevision } from '../sites/syncChannelSite'
import { linkedOrigin, settingsOf, staticSiteConfig } from '../history/channelConfig'

/** A release to promote to a channel. */
export interface Promotion {
  channel: ChannelName
  release: Release
  /** The channel's revision that the release was composed from; 0 for a channel without one. */
  after: number
  /** Kind of revision in the history; `promotion` by default. */
  kind?: RevisionKind
  /** Whether to accept routes that could be rendered before and no longer can; the revision lists them. Default: false. */
  force?: boolean
  /** Shows the release to part of the visitors first, on a channel that already shows another. Default: to all visitors at once. */
  rollout?: RolloutPlan | undefined
  /** Configuration of the pages that are written before the channel shows the release. Default: that of the channel's static site. */
  config?: SiteConfig
  /** The snapshot from which the release was composed, if it is recent. Default: the store is read again. */
  seen?: Store
  /** Compression of those pages. Default: the best. */
  compression?: Compression
}

/** Why a promotion did not happen: the builds do not fit, or another promotion came first. */
export type PromotionProblem =
  | { kind: 'refused'; problems: readonly ReleaseProblem[] }
  | { kind: 'overtaken'; by: ChannelRevision | undefined }

/** A completed promotion. */
export interface PromotedRelease {
  revision: ChannelRevision
  /** The written pages, if there are any: of the static site, or of the promotion's own configuration. */
  pages: PagesOfRevision | undefined
  /** Routes of the new builds whose pages contain no prerendered screen, and why. */
  notPrerendered: readonly PrerenderFailure[]
  /** Builds that the channel already showed and that are damaged in the store. The site keeps its copies of them. */
  damaged: readonly KeptDamage[]
}

/** Checks a release, writes it, prerenders it once and writes its pages. Only then moves the channel to it. */
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
  const last = await store.readPointer(channel)
  if ((last?.revision ?? 0) !== after) return failure({ kind: 'overtaken', by: last })
  const before = last && (await readableRelease(seen, last.release))
  const checked = await checkedBuilds(store, channel)
  const found = await releaseProblems(seen, release, { checked, present: before })
  const { problems, damaged } = withoutKeptDamage(found, release, before)
  if (problems.length > 0) return failure({ kind: 'refused', problems })
  const untrusted = await signatureProblems(seen, {
    channel,
    builds: release,
    known: kind === 'rollback' ? 'history' : 'present',
    now: new Date(release.createdAt),
  })
  if (untrusted.length > 0) return failure({ kind: 'refused', problems: untrusted })

  const document = canonicalJson(release)
  await store.putRelease(release.id, document)
  const documents = new Map([[release.id, document]])
  // The stored document, because a later contract may have added fields that this code does not know.
  const documentBefore = last && (await seen.readRelease(last.release))
  if (last && documentBefore !== undefined) documents.set(last.release, documentBefore)
  // From here on the release protects its builds from pruning. A build that was pruned just before is detected now.
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
  const whole = shownOf(release).filter(({ app }) => !damaged.some((one) => one.app === app))
  await checked.keep(whole, before ? shownOf(before) : [])
  const revision: ChannelRevision = {
    revision: after + 1,
    ...shownBy(last, release, rollout),
    at: release.createdAt,
    author: release.author,
    reason: release.reason,
    kind,
    ...(broken.length > 0 ? { forced: broken.map((problem) => problemMessage(problem)) } : {}),
    ...(last?.settings ? { settings: last.settings } : {}),
  }
  const moved = await store.movePointer(channel, revision)
  if (moved === 'conflict') return failure({ kind: 'overtaken', by: await store.readPointer(channel) })
  return success({
    revision,
    // The channel does not show the pages of a rollout to all visitors.
    pages: pages && !rollout ? { revision: revision.revision, set: pages.set, documents } : undefined,
    notPrerendered: newFailures(before, release, prerendered.failures),
    damaged,
  })
}

/** Returns the releases of the new revision: the new one, or for a rollout the current one and the new one in its first stage. */
function shownBy(last: ChannelRevision | undefined, release: Release, plan: RolloutPlan | undefined) {
  const apps = appsInDocument(release)
  if (!plan || !last) return { release: release.id, apps }
  return {
    release: last.release,
    apps: last.apps,
    rollout: { ...plan, release: release.id, apps, stage: 0, since: release.createdAt, visitsBefore: 0 },
  }
}

/** Returns a problem for each absent build. Pruning keeps the builds of the current release, so these are left out. */
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
