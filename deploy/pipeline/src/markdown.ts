import { unicodeEscape, visibleLines, visibleText } from '@crossbook/contract'

/**
 * Returns text that others wrote as a code span, in which Markdown has no links, no markup and no mentions. What could end the span
 * or the cell of a table that it is in is an escape, like every character that nobody sees.
 */
export function codeSpan(text: string) {
  return `\`${visibleText(text).replace(/[`|]/g, unicodeEscape) || ' '}\``
}

/** Returns lines as a block of code, whatever is in them: no run of backticks in them is as long as its fence. */
export function codeBlock(text: string) {
  const runs = text.match(/`+/g) ?? []
  const fence = '`'.repeat(Math.max(2, ...runs.map((run) => run.length)) + 1)
  return `${fence}text\n${visibleLines(text)}\n${fence}`
}

/** Returns a link to an address that others may have written; its parentheses would end it. */
export function link(words: string, address: string) {
  return `[${words}](<${new URL(address).href.replace(/[<>]/g, encodeURIComponent)}>)`
}

/** Returns a table; its cells are of this file's functions or of ours. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
