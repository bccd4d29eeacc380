export type { AuthServer } from './authServer'
export { type Behaviour, BEHAVIOURS, type Confirmation, seenWith } from './behaviours'
export { outsideServer } from './outsideServer'
