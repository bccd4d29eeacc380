/** Fewest characters of a password. */
export const MIN_PASSWORD_LENGTH = 6

/** Why a pair of passwords is refused. */
export type PasswordProblem = 'mismatch' | 'tooShort'

/** The first problem of a new password and its repetition, in the order in which they are checked; null if there is none. */
export function checkPasswords(password: string, confirmation: string): PasswordProblem | null {
  if (password !== confirmation) return 'mismatch'
  if (password.length < MIN_PASSWORD_LENGTH) return 'tooShort'
  return null
}
