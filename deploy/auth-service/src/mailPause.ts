/** Time that must pass before another mail of a kind goes to the same address. */
const MAIL_PAUSE_MS = 60_000

/**
 * Whole seconds until another mail may be sent, given when the last one was (ISO time), at least 1; undefined when it may be
 * sent now.
 */
export function secondsUntilNextMail(sentAt: string | null): number | undefined {
  const left = sentAt === null ? 0 : Date.parse(sentAt) + MAIL_PAUSE_MS - Date.now()
  return left > 0 ? Math.max(1, Math.floor(left / 1000)) : undefined
}
