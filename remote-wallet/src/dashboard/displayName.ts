/** Returns the user's name for the greeting: the part of the e-mail address before the @, or "Trader". */
export function displayName(email: string | undefined): string {
  return email?.split('@')[0]?.trim() || 'Trader'
}
