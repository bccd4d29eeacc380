import { canonicalJson } from '@crossbook/contract'
import { isSignedBy, type Signature, sign } from './envelope'
import type { Signer } from './keys/signer'

const VERIFICATION_TYPE = 'application/vnd.crossbook.verification+json'

/** The signature of a verification's maker over everything else in it. */
export function signVerification(content: object, signer: Signer): Signature {
  return sign(VERIFICATION_TYPE, bytesOf(content), signer)
}

/** Whether this public key signed this content as a verification, and as no other kind of document. */
export function isVerificationSignedBy(publicKey: string, content: object, signature: Signature) {
  return isSignedBy(publicKey, VERIFICATION_TYPE, bytesOf(content), signature)
}

function bytesOf(content: object) {
  return Buffer.from(canonicalJson(content))
}
