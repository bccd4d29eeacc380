import type { Surrounding } from './surrounding'

/** A browser from before the oldest that the site supports: functions of 2022 and 2023 are missing. */
export const missingApis: Surrounding = {
  name: 'a browser without newer functions',
  async install(context) {
    await context.addInitScript(() => {
      for (const [owner, names] of [
        [AbortSignal, ['any', 'timeout']],
        [Object, ['groupBy', 'hasOwn']],
        [Promise, ['withResolvers']],
        [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
        [Set.prototype, ['difference', 'intersection', 'union']],
        [URL, ['canParse', 'parse']],
        [window, ['structuredClone']],
      ] as const)
        for (const name of names) Reflect.deleteProperty(owner, name)
    })
  },
}
