/** Whether this is `pnpm stress`, which has the machine for itself, and not `npm run test:all`. */
export const isStressRun = process.env.CROSSBOOK_STRESS === 'full'

/** How often something is done: `pnpm stress` does all of it, `npm run test:all` a tenth. */
export function times(full: number) {
  return isStressRun ? full : Math.ceil(full / 10)
}
