import {
  canonicalJson,
  type ChannelName,
  checkRelease,
  EARLIER_ID_DIGITS,
  type Release,
  type ReleaseId,
} from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { shortHash } from '@crossbook/web-files'

/** A release's name: `r` and, as its host reads them, 32 or 16 hex digits of the hash of everything in it but the name itself. */
export function releaseId(content: Pick<Release, 'host'>) {
  const digits = content.host.knows?.idDigits ?? EARLIER_ID_DIGITS
  return `r${shortHash(canonicalJson(content), digits)}` as ReleaseId
}

/** A release document that this code cannot take: damaged, or written for another contract. */
export class UnreadableRelease extends Error {
  override readonly name = 'UnreadableRelease'
}

/** A release from the store, checked in form and against its id; undefined when there is none; throws an UnreadableRelease. */
export async function readRelease(store: Store, id: ReleaseId) {
  const document = await store.readRelease(id)
  if (document === undefined) return undefined
  const parsed = parse(document)
  const checked = checkRelease(parsed)
  if (!checked.ok)
    throw new UnreadableRelease(
      `Release ${id} in the store cannot be read (${checked.problem}): it is damaged (pnpm release doctor says what helps), or a newer checkout made it; use the newest one.`,
    )
  // The name is made of everything in the document, also of what a later contract put in and this code does not know.
  const { id: _, ...content } = parsed as Release
  // Older tools named every release with fewer digits of the same hash.
  if (checked.value.id !== id || !releaseId(content).startsWith(id))
    throw new UnreadableRelease(
      `Release ${id} in the store is damaged: its content has another hash; pnpm release doctor says what helps.`,
    )
  return checked.value
}

/** The same, and undefined for a release that nobody can read any more. */
export async function readableRelease(store: Store, id: ReleaseId) {
  return readRelease(store, id).catch((error: unknown) => {
    if (error instanceof UnreadableRelease) return undefined
    throw error
  })
}

/** What a channel shows now: its last revision and that revision's release; undefined before the first promotion. */
export async function readChannel(store: Store, channel: ChannelName) {
  const revision = await store.readPointer(channel)
  if (!revision) return undefined
  const release = await readRelease(store, revision.release)
  if (!release)
    throw new UnreadableRelease(
      `Channel ${channel} shows release ${revision.release}, which the store does not have: move the channel back to one that it has.`,
    )
  return { revision, release }
}

function parse(document: string): unknown {
  try {
    return JSON.parse(document)
  } catch {
    return undefined
  }
}
