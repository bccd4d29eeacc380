import { copiesIn, foreignSelectors } from '@crossbook/build/foreign'
import type { Files } from '@crossbook/web-files'
import type { DescribeProblem } from './describeProblems'

/** The code that wraps modules of a development build, which the site's policy forbids. */
const EVALUATED = /\beval\([^\n]*sourceURL=webpack-internal/

/** Returns the problems of the files that pages load from a build. */
export function contentProblems(files: Files, loaded: readonly string[]): DescribeProblem[] {
  return loaded.flatMap((file): DescribeProblem[] => {
    const text = Buffer.from(files.get(file) ?? []).toString('utf8')
    if (file.endsWith('.css')) {
      const selectors = foreignSelectors(text)
      return selectors.length === 0 ? [] : [{ kind: 'stylesOfOthers', file, selectors }]
    }
    if (EVALUATED.test(text)) return [{ kind: 'forDevelopment', file }]
    return copiesIn(text).map((name) => ({ kind: 'secondCopy', file, package: name }))
  })
}
