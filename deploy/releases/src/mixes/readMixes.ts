import {
  canonicalJson,
  type ChannelName,
  checkMix,
  failure,
  isOpen,
  type Mix,
  MIX_PARAMETER,
  type MixId,
  type Result,
  success,
} from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { parsedJson, shortHash } from '@crossbook/web-files'
import type { MixProblem } from '../checks/mixProblems'

/** A mix's name: `m` and as many hex digits as its release's of the hash of its document without the name and without its end. */
export function mixId(content: { release: string }) {
  return `m${shortHash(canonicalJson(content), content.release.length - 1)}` as MixId
}

/** Address that opens a mix on a site of its channel. */
export function mixLink(origin: string, id: MixId) {
  return `${origin}/?${MIX_PARAMETER}=${id}`
}

/** A mix of a channel, checked in form and against its id. */
async function readMix(store: Store, channel: ChannelName, id: MixId): Promise<Result<Mix, MixProblem>> {
  const document = await store.readMix(channel, id)
  if (document === undefined) return failure({ kind: 'mixUnknown', id, channel })
  const parsed = parsedJson(document)
  const checked = checkMix(parsed)
  if (!checked.ok) return failure({ kind: 'mixUnreadable', id, detail: checked.problem })
  // The id is a hash of the whole document, as for releases, including fields that a later contract added.
  const { id: _, endedAt: __, ...content } = parsed as Mix
  if (checked.value.id !== id || checked.value.channel !== channel || mixId(content) !== id)
    return failure({ kind: 'mixUnreadable', id, detail: 'its content has another hash' })
  return success(checked.value)
}

/** Every mix of a channel that can be read, newest first, and the problems of the others. */
export async function readMixes(store: Store, channel: ChannelName) {
  const ids = await store.listMixes(channel)
  const found = await Promise.all(ids.map((id) => readMix(store, channel, id)))
  return {
    mixes: found
      .flatMap((mix) => (mix.ok ? [mix.value] : []))
      .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)),
    problems: found.flatMap((mix) => (mix.ok ? [] : [mix.problem])),
  }
}

/** A mix wherever it is: a fault report names it without its channel. */
export async function findMix(store: Store, id: MixId): Promise<Result<Mix, MixProblem>> {
  for (const channel of await store.listChannels()) {
    const mix = await readMix(store, channel, id)
    if (mix.ok || mix.problem.kind !== 'mixUnknown') return mix
  }
  return failure({ kind: 'mixUnknown', id, channel: undefined })
}

/** Ends a mix before its time: its links say so from now on and show the channel's release. */
export async function endMix(
  store: Store,
  channel: ChannelName,
  id: MixId,
  now: Date,
): Promise<Result<Mix, MixProblem>> {
  const found = await readMix(store, channel, id)
  if (!found.ok) return found
  const mix = found.value
  if (!isOpen(mix, now)) return failure({ kind: 'mixOver', id, since: mix.endedAt ?? mix.expiresAt })
  const ended: Mix = { ...mix, endedAt: now.toISOString() }
  await store.endMix(channel, id, canonicalJson(ended))
  return success(ended)
}
