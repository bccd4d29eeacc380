import { unicodeEscape, visibleLines, visibleText } from '@crossbook/contract'

/** Returns text from other people as a code span, in which Markdown has no links, markup or mentions, and which the text cannot end. */
export function codeSpan(text: string) {
  return `\`${visibleText(text).replace(/[`|]/g, unicodeEscape) || ' '}\``
}

/** Returns lines as a block of code, whatever they contain. Its fence is longer than every run of backticks in them. */
export function codeBlock(text: string) {
  const runs = text.match(/`+/g) ?? []
  const fence = '`'.repeat(Math.max(2, ...runs.map((run) => run.length)) + 1)
  return `${fence}text\n${visibleLines(text)}\n${fence}`
}

/** Returns a link. Other people may have written the address, so it is in angle brackets, where parentheses cannot end it. */
export function link(text: string, address: string) {
  return `[${text}](<${new URL(address).href.replace(/[<>]/g, encodeURIComponent)}>)`
}

/** Returns a table. The cells must be safe Markdown: from the functions of this file, or constant texts. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
