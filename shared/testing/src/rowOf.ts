import { screen } from '@testing-library/react'

/**
 * Returns the one row on the page whose row header begins with this text. To find it by its name, which all its cells make up,
 * would take most of the time of a table's tests.
 */
export function rowOf(header: string): HTMLElement {
  const found = screen.getAllByRole('rowheader').filter(({ textContent }) => textContent.startsWith(header))
  const [row, ...more] = found.map((cell) => cell.closest<HTMLElement>('tr, [role=row]'))
  if (!row || more.length > 0)
    throw new Error(`${found.length} row headers begin with "${header}" instead of one`)
  return row
}
