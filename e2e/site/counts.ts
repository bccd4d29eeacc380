/** Whether this is `pnpm stress`, which has the machine for itself, and not `npm run test:all`. */
export const isStressRun = process.env.CROSSBOOK_STRESS === 'full'

/** Returns the number of repetitions: all of them for `pnpm stress`, a tenth for `npm run test:all`. */
export function times(full: number) {
  return isStressRun ? full : Math.ceil(full / 10)
}
