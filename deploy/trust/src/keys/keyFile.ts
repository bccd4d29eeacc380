import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { failure, type Result, success } from '@crossbook/contract'
import type { Environment } from '@crossbook/store'
import { hasCode } from '@crossbook/web-files'
import { readSigner, type Signer } from './signer'

/** Variable that holds the private key itself, for a CI. */
const KEY_VARIABLE = 'CROSSBOOK_SIGNING_KEY'
/** Variable that names the file of the private key. */
const FILE_VARIABLE = 'CROSSBOOK_SIGNING_KEY_FILE'

const OWNER_ONLY = 0o600

/** Returns the default place of a user's key; undefined when the environment has no home folder. */
export function defaultKeyFile({ XDG_CONFIG_HOME, HOME, USERPROFILE }: Environment) {
  const home = HOME ?? USERPROFILE
  const settings = XDG_CONFIG_HOME ?? (home && path.join(home, '.config'))
  return settings && path.join(settings, 'crossbook', 'signing-key.json')
}

/**
 * Returns the signer: from the key in CROSSBOOK_SIGNING_KEY, the file in CROSSBOOK_SIGNING_KEY_FILE, or the user's own file. Undefined
 * when there is no key. A problem is a sentence, for a key that cannot be read or that other accounts can read.
 */
export async function readOwnKey(environment: Environment): Promise<Result<Signer | undefined, string>> {
  const secret = environment[KEY_VARIABLE]?.trim()
  if (secret) return readSigner(secret, KEY_VARIABLE)
  const setting = environment[FILE_VARIABLE]?.trim() || undefined
  const file = setting ?? defaultKeyFile(environment)
  if (file === undefined) return success(undefined)
  const mode = await modeOf(file)
  if (mode === undefined)
    return setting === undefined
      ? success(undefined)
      : failure(`${FILE_VARIABLE} is ${setting}, and there is no such file: correct it, or unset it.`)
  if (process.platform !== 'win32' && (mode & 0o077) !== 0)
    return failure(
      `Others on this machine can read the signing key ${file}: take their rights away with chmod 600, and make a new key if they may have read it.`,
    )
  try {
    return readSigner(await readFile(file, 'utf8'), file)
  } catch (error) {
    if (!hasCode(error, 'EACCES')) throw error
    return failure(
      `The signing key ${file} belongs to another account: run this as that account, or name another key.`,
    )
  }
}

/** Returns a file's mode; undefined where there is no file, or where a folder of another account hides it. */
async function modeOf(file: string) {
  try {
    return (await stat(file)).mode
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EACCES')) return undefined
    throw error
  }
}

/** Writes a private key to a file that only its owner can read. Returns 'exists' when there is a file, which is never replaced. */
export async function writeKeyFile(file: string, secret: string): Promise<'written' | 'exists'> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    await writeFile(file, secret, { flag: 'wx', mode: OWNER_ONLY, flush: true })
    return 'written'
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return 'exists'
    throw error
  }
}
