/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** A spreadsheet runs a cell that starts with one of these signs as a formula. It reads the full-width forms like the plain ones. */
const FORMULA_START = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** A number is not a formula, also when it is negative. */
const FIGURE = /^-?\d+(?:\.\d+)?$/

/**
 * Returns rows as a CSV file by RFC 4180 with a byte order mark. A text that a spreadsheet would run as a formula starts with an
 * apostrophe, which marks it as text; negative figures are unchanged.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

function cellText(value: string) {
  return quoted(FORMULA_START.test(value) && !FIGURE.test(value) ? `'${value}` : value)
}

/** Quotes a cell with signs that would break a cell or a line. Some spreadsheets split cells at semicolons or tabs. */
function quoted(cell: string) {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
