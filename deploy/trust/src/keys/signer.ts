import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { check, failure, type Result, success } from '@crossbook/contract'
import { keyNameSchema } from '@crossbook/store'
import { parsedJson } from '@crossbook/web-files'
import * as v from 'valibot'
import { keyId } from './publicKey'

/** The owner of a private key: signs, and says which key it was. */
export interface Signer {
  /** Name of the key's holder. */
  name: string
  /** The public half: `ed25519:` and 43 characters. */
  key: string
  id: string
  sign(bytes: Uint8Array): Buffer
}

const secretSchema = v.object({
  kty: v.literal('OKP'),
  crv: v.literal('Ed25519'),
  d: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
  x: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
  name: keyNameSchema,
})

/** Makes a key. `secret` is its private half in one line, a JSON Web Key with the holder's name, for a file or a CI's secret. */
export function makeKey(name: string): { signer: Signer; secret: string } {
  const { privateKey } = generateKeyPairSync('ed25519')
  const { d, x } = privateKey.export({ format: 'jwk' })
  return {
    signer: signerOf(name, privateKey),
    secret: `${JSON.stringify({ kty: 'OKP', crv: 'Ed25519', name, x, d })}\n`,
  }
}

/** The signer of a private key as `makeKey` writes it; the problem is a sentence and holds nothing of the key. */
export function readSigner(secret: string, place: string): Result<Signer, string> {
  const wrong = failure(
    `${place} contains no signing key; insert the output of release key make, complete and in one line.`,
  )
  const checked = check(secretSchema, parsedJson(secret), place)
  if (!checked.ok) return wrong
  const { name, ...jwk } = checked.value
  try {
    const signer = signerOf(name, createPrivateKey({ format: 'jwk', key: jwk }))
    return signer.key === `ed25519:${jwk.x}` ? success(signer) : wrong
  } catch {
    return wrong
  }
}

function signerOf(name: string, privateKey: KeyObject): Signer {
  const key = `ed25519:${createPublicKey(privateKey).export({ format: 'jwk' }).x ?? ''}`
  return { name, key, id: keyId(key), sign: (bytes) => sign(null, bytes, privateKey) }
}
