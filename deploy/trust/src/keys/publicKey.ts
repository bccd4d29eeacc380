import { createHash, createPublicKey } from 'node:crypto'

/** Name of a key: `k` and 32 hex digits of the SHA-256 of its public half's 32 bytes. */
export function keyId(publicKey: string) {
  return `k${createHash('sha256').update(rawBytes(publicKey)).digest('hex').slice(0, 32)}`
}

/** The public half as the crypto library takes it, from `ed25519:` and base64url. */
export function publicKeyObject(publicKey: string) {
  const x = rawBytes(publicKey).toString('base64url')
  return createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } })
}

/** A public key with its holder's name in one word, as `release key` prints it and options take it. */
export function publicKeyText({ name, key }: { name: string; key: string }) {
  return `${name}:${key}`
}

function rawBytes(publicKey: string) {
  return Buffer.from(publicKey.replace(/^ed25519:/, ''), 'base64url')
}
