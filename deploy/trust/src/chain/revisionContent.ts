import { createHash } from 'node:crypto'
import { canonicalJson, type ChannelName } from '@crossbook/contract'
import type { ChannelRevision } from '@crossbook/store'
import { isSignedBy, sign } from '../envelope'
import type { Signer } from '../keys/signer'

const REVISION_TYPE = 'application/vnd.crossbook.revision+json'

/** Returns the SHA-256 in hex of a whole revision, including its signature. The next revision names it as `before`. */
export function revisionHash(revision: ChannelRevision) {
  return createHash('sha256').update(canonicalJson(revision)).digest('hex')
}

/** Returns the revision with a signature over the channel's name and everything else in the revision. */
export function signRevision(
  channel: ChannelName,
  revision: ChannelRevision,
  signer: Signer,
): ChannelRevision {
  return { ...revision, signature: sign(REVISION_TYPE, contentOf(channel, revision), signer) }
}

/** Whether this public key signed this revision for this channel. */
export function isRevisionSignedBy(publicKey: string, channel: ChannelName, revision: ChannelRevision) {
  return (
    revision.signature !== undefined &&
    isSignedBy(publicKey, REVISION_TYPE, contentOf(channel, revision), revision.signature)
  )
}

function contentOf(channel: ChannelName, { signature: _, ...content }: ChannelRevision) {
  return Buffer.from(canonicalJson({ channel, content }))
}
