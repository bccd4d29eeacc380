import type { Behaviour, Confirmation } from './behaviour'
import { accountBehaviours, rateLimitBehaviours } from './behaviours/accounts'
import { mailBehaviours } from './behaviours/mails'
import { sessionBehaviours } from './behaviours/sessions'

export type { AuthServer } from './authServer'
export type { Confirmation }
export { outsideServer } from './outsideServer'

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
