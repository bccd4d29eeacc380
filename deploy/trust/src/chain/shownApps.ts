import { canonicalJson, type ChannelName, checkRelease, type ReleaseId } from '@crossbook/contract'
import type { ChannelRevision } from '@crossbook/store'
import { parsedJson } from '@crossbook/web-files'
import { otherApps } from './revisionMessages'

/**
 * Throws a TrustProblem when a signed revision names other versions than a release that it shows to all or some users. Rights for one
 * application are judged by the versions that revisions name, so these have to be true.
 */
export function verifyShownApps(
  channel: ChannelName,
  { release, apps, rollout, revision, settings }: ChannelRevision,
  id: ReleaseId,
  document: string,
) {
  if (!settings?.keys) return
  const builds = release === id ? apps : rollout?.release === id ? rollout.apps : undefined
  if (builds && canonicalJson(builds) !== canonicalJson(versionsIn(document) ?? builds))
    throw otherApps(channel, revision, id)
}

/** Versions by application; undefined for a document that cannot be read, which its reader reports. */
function versionsIn(document: string) {
  const checked = checkRelease(parsedJson(document))
  if (!checked.ok) return undefined
  const { host, remotes } = checked.value
  return Object.fromEntries([host, ...remotes].map(({ name, version }) => [name, version]))
}
