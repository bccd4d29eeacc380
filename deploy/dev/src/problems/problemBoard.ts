import type { Problem } from '@crossbook/build/development'

/** Characters that would move a terminal's cursor or colour it; what a page sends may hold any. */
// eslint-disable-next-line no-control-regex -- these are what it looks for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/** A problem as lines for the terminal. */
function problemText({ words, place, excerpt, way = [] }: Problem) {
  return [words, place && `  ${place}`, excerpt, ...way.map((step) => `    at ${step}`)]
    .filter((part) => part !== undefined)
    .join('\n')
    .replace(CONTROL, '')
}

/** What is wrong with a working copy at this moment, by who says so. */
export interface ProblemBoard {
  /** From now on this, and nothing else, is what `source` finds wrong. */
  set(source: string, problems: readonly Problem[]): void
  /** Prints an exception of a page, once until something changes. It is shown over that page only. */
  tellThrown(problem: Problem): void
  current(): readonly Problem[]
}

interface Listeners {
  /** Prints a line. */
  say(line: string): void
  /** Called on every change. */
  onChange(problems: readonly Problem[]): void
}

/** A board that prints each problem once, until it has gone and come back. */
export function problemBoard({ say, onChange }: Listeners): ProblemBoard {
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
      for (const text of texts) if (!before.includes(text)) say(`\n${text}\n`)
      if (problems.length === 0) say(`  ${source}: right again`)
      onChange(current())
    },
    tellThrown(problem) {
      const text = problemText(problem)
      if (!thrown.has(text)) say(`\n${text}\n`)
      thrown.add(text)
    },
  }
}
