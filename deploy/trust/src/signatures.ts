import { createHash, verify } from 'node:crypto'
import { canonicalJson, type ChannelName } from '@crossbook/contract'
import type { ChannelRevision } from '@crossbook/store'
import { dsse } from '@sigstore/core'
import { publicKeyObject } from './keys/publicKey'
import type { Signer } from './keys/signer'

const REVISION_TYPE = 'application/vnd.crossbook.revision+json'
const VERIFICATION_TYPE = 'application/vnd.crossbook.verification+json'

/** One signature of a DSSE envelope: key id, and signature in base64. */
export interface Signature {
  keyid: string
  sig: string
}

/** Signs a payload together with its type, as DSSE has it, so that no signature of one kind of document fits another. */
export function sign(payloadType: string, payload: Uint8Array, signer: Signer): Signature {
  const sig = signer.sign(dsse.preAuthEncoding(payloadType, Buffer.from(payload))).toString('base64')
  return { keyid: signer.id, sig }
}

/** Whether this key signed this payload as a document of this type. */
export function isSignedBy(publicKey: string, payloadType: string, payload: Uint8Array, { sig }: Signature) {
  const encoded = dsse.preAuthEncoding(payloadType, Buffer.from(payload))
  return verify(null, encoded, publicKeyObject(publicKey), Buffer.from(sig, 'base64'))
}

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
  return { ...revision, signature: sign(REVISION_TYPE, revisionBytes(channel, revision), signer) }
}

/** Whether this public key signed this revision for this channel. */
export function isRevisionSignedBy(publicKey: string, channel: ChannelName, revision: ChannelRevision) {
  const { signature } = revision
  return (
    signature !== undefined &&
    isSignedBy(publicKey, REVISION_TYPE, revisionBytes(channel, revision), signature)
  )
}

function revisionBytes(channel: ChannelName, { signature: _, ...content }: ChannelRevision) {
  return Buffer.from(canonicalJson({ channel, content }))
}

/** The signature of a verification's maker over everything else in it. */
export function signVerification(content: object, signer: Signer): Signature {
  return sign(VERIFICATION_TYPE, Buffer.from(canonicalJson(content)), signer)
}

/** Whether this public key signed this content as a verification, and as no other kind of document. */
export function isVerificationSignedBy(publicKey: string, content: object, signature: Signature) {
  return isSignedBy(publicKey, VERIFICATION_TYPE, Buffer.from(canonicalJson(content)), signature)
}
