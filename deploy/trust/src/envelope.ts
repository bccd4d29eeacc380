import { verify } from 'node:crypto'
import { dsse } from '@sigstore/core'
import type { Signer } from './keys/signer'
import { publicKeyObject } from './keys/publicKey'

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
