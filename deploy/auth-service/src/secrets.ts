import { createHash, createHmac, randomBytes } from 'node:crypto'

/** So many that no guess succeeds. */
const RANDOM_BYTES = 32

/** A new secret of 256 random bits, as text that an address can carry. */
export function newSecret(): string {
  return randomBytes(RANDOM_BYTES).toString('base64url')
}

/** What is kept of a secret: it finds it again and does not give it away. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** A key for one purpose, which tells nothing of the secret that it comes from, nor of its other keys. */
export function keyFor(purpose: string, signingSecret: string): Buffer {
  return createHmac('sha256', signingSecret).update(purpose).digest()
}

/** A secret that the owner of the key can derive from another one. */
export function successorOf(secret: string, key: Buffer): string {
  return createHmac('sha256', key).update(secret).digest('base64url')
}
