/** The prefix of every key. */
const API_KEY_PREFIX = 'cb_'

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const KEY_LENGTH_CHARACTERS = 40

/** Fills bytes with unpredictable values. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => void

const fillFromBrowser: FillRandom = (bytes) => {
  crypto.getRandomValues(bytes)
}

/** Creates a key: the prefix and 40 random letters and digits, which have 238 bits of entropy. */
export function generateApiKey(fill?: FillRandom): string {
  return API_KEY_PREFIX + randomCharacters(KEY_LENGTH_CHARACTERS, fill)
}

/** Returns equally likely letters and digits: bytes that would favour some of them are skipped. */
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
