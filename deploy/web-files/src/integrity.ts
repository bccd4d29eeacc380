import { createHash } from 'node:crypto'

/** Subresource integrity of some bytes, as app.json, the page and the browser write it. */
export function integrityOf(bytes: Uint8Array | string) {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}

/** The first hex digits of the SHA-256 of a text: a short name for its content. */
export function shortHash(text: string, digits: number) {
  return createHash('sha256').update(text).digest('hex').slice(0, digits)
}
