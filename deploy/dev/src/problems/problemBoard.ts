import type { Problem } from '@crossbook/build/development'

/** Control characters, which would move a terminal's cursor or change its colours. Messages from pages may contain them. */
// eslint-disable-next-line no-control-regex -- the pattern matches control characters
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/** A problem as lines for the terminal. */
function problemText({ message, place, excerpt, way = [] }: Problem) {
  return [message, place && `  ${place}`, excerpt, ...way.map((step) => `    at ${step}`)]
    .filter((part) => part !== undefined)
    .join('\n')
    .replace(CONTROL, '')
}

/** Current problems of the working copy, by source. */
export interface ProblemBoard {
  /** Replaces all problems of `source`. */
  set(source: string, problems: readonly Problem[]): void
  /** Prints an exception of a page, once until something changes. It is shown over that page only. */
  reportError(problem: Problem): void
  current(): readonly Problem[]
}

interface Listeners {
  log(line: string): void
  onChange(problems: readonly Problem[]): void
}

/** Creates a board that prints each problem once. A problem that returns after it was fixed is printed again. */
export function problemBoard({ log, onChange }: Listeners): ProblemBoard {
  const bySource = new Map<string, readonly Problem[]>()
  const thrown = new Set<string>()
  const current = () => [...bySource.values()].flat()

  return {
    current,
    set(source, problems) {
      thrown.clear()
      const before = (bySource.get(source) ?? []).map(problemText)
      const texts = problems.map(problemText)
      if (texts.join('\n') === before.join('\n')) return
      bySource.set(source, problems)
      for (const text of texts) if (!before.includes(text)) log(`\n${text}\n`)
      if (problems.length === 0) log(`  ${source}: fixed`)
      onChange(current())
    },
    reportError(problem) {
      const text = problemText(problem)
      if (!thrown.has(text)) log(`\n${text}\n`)
      thrown.add(text)
    },
  }
}
