import { type ChannelName, check, mixIdSchema, mixUrl, VERSIONS_URL } from '@crossbook/contract'
import { readServed, servedVersions, settingsOf } from '@crossbook/releases'
import type { Store } from '@crossbook/store'

/** Paths of the mixes' documents; nothing else is found below. */
const MIXES_PATH = '/mixes/'

/** Whether a path is one of those that channelDocument answers. */
export function isChannelDocument(pathname: string) {
  return pathname === VERSIONS_URL || pathname.startsWith(MIXES_PATH)
}

/**
 * Returns a JSON document about a channel, read from the store at this moment: one of its mixes, or the versions that can be tried.
 * Undefined for missing documents, and where the channel does not accept mixes.
 */
export async function channelDocument(store: Store, channel: ChannelName, pathname: string) {
  const revision = await store.readPointer(channel)
  if (!revision) return undefined
  if (!settingsOf(revision).acceptsMixes) return undefined
  if (pathname === VERSIONS_URL)
    return json(await servedVersions(store, await readServed(store, channel, new Date())))
  const id = check(mixIdSchema, pathname.slice(MIXES_PATH.length).replace(/\.json$/, ''), 'Mix')
  return id.ok && mixUrl(id.value) === pathname ? store.readMix(channel, id.value) : undefined
}

function json(value: unknown) {
  return `${JSON.stringify(value)}\n`
}
