export type { Outcome } from './outcome'
export { prerender } from './prerender'
export { prerendererName } from './prerendererName'
