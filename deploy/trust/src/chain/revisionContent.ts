import { createHash } from 'node:crypto'
import { canonicalJson, type ChannelName } from '@crossbook/contract'
import type { ChannelRevision } from '@crossbook/store'
import { isSignedBy, sign } from '../envelope'
import type { Signer } from '../keys/signer'

const REVISION_TYPE = 'application/vnd.crossbook.revision+json'

/** SHA-256 in hex of a whole revision, its signature included: what the next one names as `before`. */
export function revisionHash(move: ChannelRevision) {
  return createHash('sha256').update(canonicalJson(move)).digest('hex')
}

/** The revision with the signature of its maker over everything else in it and the channel's name. */
export function signRevision(channel: ChannelName, move: ChannelRevision, signer: Signer): ChannelRevision {
  return { ...move, signature: sign(REVISION_TYPE, contentOf(channel, move), signer) }
}

/** Whether this public key signed this revision for this channel. */
export function isRevisionSignedBy(publicKey: string, channel: ChannelName, move: ChannelRevision) {
  return (
    move.signature !== undefined &&
    isSignedBy(publicKey, REVISION_TYPE, contentOf(channel, move), move.signature)
  )
}

function contentOf(channel: ChannelName, { signature: _, ...content }: ChannelRevision) {
  return Buffer.from(canonicalJson({ channel, content }))
}
