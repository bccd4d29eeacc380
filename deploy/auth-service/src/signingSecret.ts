import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keyFor } from './secrets'

const FILE = 'signing-secret'
const SECRET_PATTERN = /^[0-9a-f]{64}$/

/** Returns the secret that signs sessions, made once in the data folder. Others can read neither, nor the hashes and mails. */
export async function signingSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  await chmod(dataDir, 0o700)
  const file = join(dataDir, FILE)
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
  }
  const secret = (await readFile(file, 'utf8')).trim()
  if (SECRET_PATTERN.test(secret)) return secret
  throw new Error(
    `${file} does not hold a signing secret. Delete that file to get a new one; everybody has to sign in again then.`,
  )
}

/** Returns the public key that belongs to a secret. It reveals nothing about the secret, and changes only with the secret. */
export function publicKeyOf(secret: string): string {
  const digest = keyFor('crossbook public key', secret).toString('base64url')
  return `sb_publishable_${digest.replaceAll(/[-_]/g, '').slice(0, 32)}`
}

function isAlreadyThere(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
