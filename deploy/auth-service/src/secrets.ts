import { createHash, createHmac, randomBytes } from 'node:crypto'

const RANDOM_BYTES = 32

/** A new secret of 256 random bits, as text that an address can carry. */
export function newSecret(): string {
  return randomBytes(RANDOM_BYTES).toString('base64url')
}

/** Returns the digest under which a secret is stored: it identifies the secret without revealing it. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Derives a key for one purpose. It reveals nothing about the signing secret or about the keys for other purposes. */
export function keyFor(purpose: string, signingSecret: string): Buffer {
  return createHmac('sha256', signingSecret).update(purpose).digest()
}

/** Derives the next secret from another one. Only the owner of the key can derive it. */
export function successorOf(secret: string, key: Buffer): string {
  return createHmac('sha256', key).update(secret).digest('base64url')
}
