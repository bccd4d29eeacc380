/** How often something is done: `pnpm stress` does all of it, `npm test` a tenth. */
export function times(full: number) {
  return process.env.CROSSBOOK_STRESS === 'full' ? full : Math.ceil(full / 10)
}
