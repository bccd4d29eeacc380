import { visibleText } from '@crossbook/contract'

/** Rows of words in columns; the first row may be headings. A cell is always one line. */
export function table(written: readonly (readonly string[])[]) {
  const rows = written.map((row) => row.map(visibleText))
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, cell.length)),
    [],
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Breaks text into lines of at most `width` characters, between words where it can. */
export function wrapped(text: string, width: number) {
  const long = new RegExp(`(?=\\S)(?:.{1,${width}}(?=\\s|$)|\\S{1,${width}})`, 'g')
  return visibleText(text).match(long)?.join('\n') ?? ''
}

export function indented(text: string) {
  return text.replace(/^(?=.)/gm, '  ')
}

export function paragraphs(...texts: readonly string[]) {
  return texts.filter((text) => text !== '').join('\n\n')
}

/** An instant for people: to the minute, in UTC like every instant that is stored. */
export function shortInstant(iso: string) {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
}

export function count(number: number, one: string) {
  return `${number} ${one}${number === 1 ? '' : 's'}`
}
