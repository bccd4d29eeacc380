/** The type of a run of code as one letter: keyword, function, property, string, number, comment, or plain. */
export const CODE_KINDS = Object.freeze(['k', 'f', 'o', 's', 'n', 'c', 'p'] as const)

/** One type of code. */
export type CodeKind = (typeof CODE_KINDS)[number]

/** Code with its highlighting, computed when the reference is generated: `k5 p1` is a keyword of 5 characters and a plain one. */
export interface HighlightedCode {
  text: string
  runs: string
}

/** A piece of code of one type. */
export interface CodeRun {
  kind: CodeKind
  text: string
}

/** Splits code into its runs. */
export function codeRuns({ text, runs }: HighlightedCode): CodeRun[] {
  let start = 0
  return runs.split(' ').map((run) => {
    const end = start + Number(run.slice(1))
    const piece = { kind: CODE_KINDS.find((kind) => kind === run[0]) ?? 'p', text: text.slice(start, end) }
    start = end
    return piece
  })
}
