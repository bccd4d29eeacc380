import { dictionary } from '@zxcvbn-ts/language-common'
import { compare, hash } from 'bcryptjs'
import { problemAnswer, weakPasswordAnswer } from './answers'

/** Each step doubles the time of a guess; GoTrue's own. */
const COST = 10

const LEAST_CHARACTERS = 6

/** bcrypt ignores further bytes, so a longer password would match by its beginning. */
const MOST_BYTES = 72

/** The 49,000 passwords that leaked most often, in small letters: an attacker tries them first. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** A hash of nothing that anybody types: an account that does not exist costs as much to try as one that does. */
const NOBODYS_HASH = '$2b$10$t87OWBRftrdtMYluevC5euqk85HxA6bGu048neIut7JGaLar84Vsa'

/** The answer to an unacceptable new password; undefined for an acceptable one. */
export function passwordProblem(password: string): Response | undefined {
  if (Buffer.byteLength(password) > MOST_BYTES) return problemAnswer('longPassword')
  if ([...password].length < LEAST_CHARACTERS)
    return weakPasswordAnswer('length', `Password should be at least ${LEAST_CHARACTERS} characters.`)
  if (COMMON_PASSWORDS.has(password.toLowerCase()))
    return weakPasswordAnswer(
      'pwned',
      'Password is known to be weak and easy to guess, please choose a different one.',
    )
  return undefined
}

/** The hash to keep of a password. */
export function hashOf(password: string): Promise<string> {
  return hash(password, COST)
}

/** Whether a password is the one of a hash; without a hash it is not, after the same time. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await compare(password, passwordHash ?? NOBODYS_HASH)
  return isRight && passwordHash !== undefined
}
