import type { Behaviour, Confirmation } from './behaviour'
import { accountBehaviours } from './behaviours/accounts'
import { mailBehaviours } from './behaviours/mails'
import { rateLimitBehaviours } from './behaviours/rateLimit'
import { sessionBehaviours } from './behaviours/sessions'

export type { Behaviour, Confirmation }

/** Behaviours of every auth service of the site. */
export const BEHAVIOURS = [
  ...accountBehaviours,
  ...sessionBehaviours,
  ...mailBehaviours,
  ...rateLimitBehaviours,
] as const

/** Behaviours that are visible with this way of confirming accounts. */
export function seenWith(confirmation: Confirmation): readonly Behaviour[] {
  return BEHAVIOURS.filter(({ only }) => only === undefined || only === confirmation)
}
