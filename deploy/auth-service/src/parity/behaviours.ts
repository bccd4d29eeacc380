import type { Behaviour, Confirmation } from './behaviour'
import { accountBehaviours } from './behaviours/accounts'
import { mailBehaviours } from './behaviours/mails'
import { rateLimitBehaviours } from './behaviours/rateLimit'
import { sessionBehaviours } from './behaviours/sessions'

export type { Behaviour, Confirmation }

/** What every auth service of the site does. */
export const BEHAVIOURS = [
  ...accountBehaviours,
  ...sessionBehaviours,
  ...mailBehaviours,
  ...rateLimitBehaviours,
] as const

/** Those that can be seen where accounts are confirmed in one way. */
export function seenWith(confirmation: Confirmation): readonly Behaviour[] {
  return BEHAVIOURS.filter(({ only }) => only === undefined || only === confirmation)
}
