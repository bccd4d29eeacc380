import {
  canonicalJson,
  type ChannelName,
  checkRelease,
  EARLIER_ID_DIGITS,
  type Release,
  type ReleaseId,
} from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { shortHash, parsedJson } from '@crossbook/web-files'

/** Returns a release's name: `r` and 32 hex digits of the hash of its content without the name; 16 digits if its host only reads these. */
export function releaseId(content: Pick<Release, 'host'>) {
  const digits = content.host.knows?.idDigits ?? EARLIER_ID_DIGITS
  return `r${shortHash(canonicalJson(content), digits)}` as ReleaseId
}

/** A release document that this code cannot read: it is damaged, or was written for another contract. */
export class UnreadableRelease extends Error {
  override readonly name = 'UnreadableRelease'

  constructor(
    readonly release: ReleaseId,
    message: string,
  ) {
    super(message)
  }
}

/** Reads a release and checks its form and its id. Returns undefined for an absent one. Throws UnreadableRelease if a check fails. */
export async function readRelease(store: Store, id: ReleaseId) {
  const document = await store.readRelease(id)
  if (document === undefined) return undefined
  const parsed = parsedJson(document)
  const checked = checkRelease(parsed)
  if (!checked.ok)
    throw new UnreadableRelease(
      id,
      `Release ${id} in the store cannot be read (${checked.problem}): it is damaged (pnpm release doctor shows how to fix it), or a newer checkout made it; use the newest one.`,
    )
  // The id is the hash of the whole document, including fields of a later contract that this code does not know.
  const { id: _, ...content } = parsed as Release
  // Older tools named every release with fewer digits of the same hash.
  if (checked.value.id !== id || !releaseId(content).startsWith(id))
    throw new UnreadableRelease(
      id,
      `Release ${id} in the store is damaged: its content has another hash; pnpm release doctor shows how to fix it.`,
    )
  return checked.value
}

/** Reads a release like `readRelease`, but returns undefined for an unreadable one. */
export async function readableRelease(store: Store, id: ReleaseId) {
  return readRelease(store, id).catch((error: unknown) => {
    if (error instanceof UnreadableRelease) return undefined
    throw error
  })
}

/** Reads a channel's last revision and its release; undefined before the first promotion. */
export async function readChannel(store: Store, channel: ChannelName) {
  const revision = await store.readPointer(channel)
  if (!revision) return undefined
  const release = await readRelease(store, revision.release)
  if (!release)
    throw new UnreadableRelease(
      revision.release,
      `Channel ${channel} shows release ${revision.release}, which the store does not have: move the channel back to one that it has.`,
    )
  return { revision, release }
}
