import { canonicalJson, check, failure, type Result, success } from '@crossbook/contract'
import { parsedJson } from '@crossbook/web-files'
import type { BuildSet, ChannelSettings, Store } from '@crossbook/store'
import { isVerificationSignedBy, keyOf, lapseOf, type Signer, signVerification } from '@crossbook/trust'
import { type Verification, verificationSchema } from './verification'

/** A verification without its set and signature. */
export type VerificationContent = Omit<Verification, 'set' | 'signature'>

/** Stores the verification of a set of builds in place of an earlier one. Signs it if there is a signer. */
export async function putVerification(
  store: Store,
  set: BuildSet,
  content: VerificationContent,
  signer: Signer | undefined,
): Promise<Verification> {
  const unsigned = { ...content, set: set as string }
  const verification: Verification = signer
    ? { ...unsigned, signature: signVerification(unsigned, signer) }
    : unsigned
  await store.putVerification(set, canonicalJson(verification))
  return verification
}

/** Reads the verification of a set of builds. Returns undefined if there is none, and a problem if the document is invalid. */
export async function readVerification(
  store: Store,
  set: BuildSet,
): Promise<Result<Verification | undefined, string>> {
  const document = await store.readVerification(set)
  if (document === undefined) return success(undefined)
  const read = checkVerification(parsedJson(document))
  if (!read.ok) return read
  return read.value.set === set ? read : failure(`it is about ${read.value.set}`)
}

/** Checks that a document is a verification. Keeps the fields that a newer checkout added, because the signature covers them. */
function checkVerification(document: unknown): Result<Verification, string> {
  const checked = check(verificationSchema, document, 'Verification')
  return checked.ok ? success(document as Verification) : failure(checked.problem)
}

/**
 * Whether a channel accepts a verification. A channel without keys accepts any. Other channels require the signature of a valid key
 * that may promote.
 */
export function isBelieved({ signature, ...content }: Verification, { keys }: ChannelSettings, now: Date) {
  if (!keys) return true
  const key = signature && keyOf(keys, signature.keyid)
  if (!key || !key.may.includes('promote') || lapseOf(key, now.toISOString())) return false
  return isVerificationSignedBy(key.key, content, signature)
}

/** Returns every readable verification, newest first. */
export async function listVerifications(store: Store): Promise<Verification[]> {
  const listed = (await store.listVerifications()).sort((a, b) => b.at.getTime() - a.at.getTime())
  const read = await Promise.all(listed.map(({ set }) => readVerification(store, set)))
  return read.flatMap((one) => (one.ok && one.value ? [one.value] : []))
}
