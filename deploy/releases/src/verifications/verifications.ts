import { canonicalJson, check, failure, type Result, success } from '@crossbook/contract'
import type { BuildSet, ChannelSettings, Store } from '@crossbook/store'
import { isVerificationSignedBy, keyOf, lapseOf, type Signer, signVerification } from '@crossbook/trust'
import { type Verification, verificationSchema } from './verification'

/** A verification before somebody stands for it. */
export type VerificationContent = Omit<Verification, 'set' | 'signature'>

/** Keeps what was found of a set of builds, signed where there is a key; it takes the place of what was found before. */
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

/** What was found of a set of builds; undefined where nobody has looked, a problem in words for what is no such document. */
export async function readVerification(
  store: Store,
  set: BuildSet,
): Promise<Result<Verification | undefined, string>> {
  const document = await store.readVerification(set)
  if (document === undefined) return success(undefined)
  const read = checkVerification(parse(document))
  if (!read.ok) return read
  return read.value.set === set ? read : failure(`it is about ${read.value.set}`)
}

/** A document as a verification. What a newer checkout added is kept, because signatures cover it. */
function checkVerification(document: unknown): Result<Verification, string> {
  const checked = check(verificationSchema, document, 'Verification')
  return checked.ok ? success(document as Verification) : failure(checked.problem)
}

/** Whether a channel believes a verification: any where it has no keys, else one of a key in force that may promote. */
export function isBelieved({ signature, ...content }: Verification, { keys }: ChannelSettings, now: Date) {
  if (!keys) return true
  const key = signature && keyOf(keys, signature.keyid)
  if (!key || !key.may.includes('promote') || lapseOf(key, now.toISOString())) return false
  return isVerificationSignedBy(key.key, content, signature)
}

/** Every verification that can be read, newest first. */
export async function listVerifications(store: Store): Promise<Verification[]> {
  const listed = (await store.listVerifications()).sort((a, b) => b.at.getTime() - a.at.getTime())
  const read = await Promise.all(listed.map(({ set }) => readVerification(store, set)))
  return read.flatMap((one) => (one.ok && one.value ? [one.value] : []))
}

function parse(document: string): unknown {
  try {
    return JSON.parse(document)
  } catch {
    return undefined
  }
}
