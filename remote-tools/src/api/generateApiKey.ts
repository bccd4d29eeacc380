/** How every key starts. */
const API_KEY_PREFIX = 'cb_'

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const KEY_LENGTH_CHARACTERS = 40

/** Fills bytes with what nobody can foresee. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => void

const fillFromBrowser: FillRandom = (bytes) => {
  crypto.getRandomValues(bytes)
}

/** A new key: the prefix and 40 random letters and digits, which is 238 bits of chance. */
export function generateApiKey(fill?: FillRandom): string {
  return API_KEY_PREFIX + randomCharacters(KEY_LENGTH_CHARACTERS, fill)
}

/** Letters and digits, each as likely as any other: bytes that would favour some of them are thrown away. */
export function randomCharacters(count: number, fill: FillRandom = fillFromBrowser): string {
  const fairBytes = 256 - (256 % CHARACTERS.length)
  const bytes = new Uint8Array(64)
  let characters = ''
  while (characters.length < count) {
    fill(bytes)
    for (const byte of bytes)
      if (byte < fairBytes && characters.length < count)
        characters += CHARACTERS.charAt(byte % CHARACTERS.length)
  }
  return characters
}
