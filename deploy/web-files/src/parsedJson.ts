/** Parses a JSON document; undefined for a text that is none. */
export function parsedJson(document: string | Uint8Array | undefined): unknown {
  if (document === undefined) return undefined
  try {
    return JSON.parse(typeof document === 'string' ? document : Buffer.from(document).toString('utf8'))
  } catch {
    return undefined
  }
}
