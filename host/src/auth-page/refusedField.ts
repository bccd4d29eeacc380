/** Returns the field that a refusal of the service is about, by its message; `otherwise` if it names none. */
export function refusedField(message: string, otherwise: 'email' | 'password') {
  if (/password/i.test(message)) return 'password'
  return /e-?mail/i.test(message) ? 'email' : otherwise
}
