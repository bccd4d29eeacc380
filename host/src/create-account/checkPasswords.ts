/** The minimum length of a password. */
export const MIN_PASSWORD_LENGTH = 6

/** The reason why a pair of passwords is refused. */
export type PasswordProblem = 'mismatch' | 'tooShort'

/** Returns the first problem of a new password and its repetition; null if there is none. A mismatch is checked first. */
export function checkPasswords(password: string, confirmation: string): PasswordProblem | null {
  if (password !== confirmation) return 'mismatch'
  if (password.length < MIN_PASSWORD_LENGTH) return 'tooShort'
  return null
}
