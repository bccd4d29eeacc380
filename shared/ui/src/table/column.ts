import type { ReactNode } from 'react'
import type { ChosenPlace } from './phonePlace'
import type { SortValue, TableSort } from './sorting'

/** One column of a table of `Row`s. */
export interface Column<Row> {
  /** Names the column in the sort and in the address. */
  key: string
  header: string
  /** Content of the cell. A component that reads a live price does not rerender the rest of the table. */
  cell: (row: Row) => ReactNode
  /** Numbers are aligned at the end, with tabular figures, and sort downwards first. */
  numeric?: boolean
  /** Makes the column sortable. */
  sortValue?: (row: Row) => SortValue
  /** The cell that names its row; one column of a table has it, by default the first. */
  rowHeader?: boolean
  /** The header is read out only: for a column of buttons. */
  headerHidden?: boolean
  /** How the two orders are called in the select of phones, where highest, lowest, A to Z do not fit. */
  sortWords?: Readonly<Record<TableSort['direction'], string>>
  /**
   * Its place on phones, where the row's header is the title. In a compact row: before the title (`lead`, for a star), in a line
   * `below` it, in the second line `under` it where it begins with a logo of 32 px, `beside` the cell before it, there as far as the row goes
   * (`rest`, where a line at the end is short), between title and
   * lines over the row's height (up to three of `middle`, or a `spark` line that yields on the narrowest phones), in one of the lines at the end (`line`), below these for two lines (`foot`), beyond them
   * (`end`), over the whole row (`cover`, for the link that a row is), or nowhere. On a card: a line of label and value, the
   * card's whole width (`end`, `foot` and `cover`, for buttons), or nowhere.
   */
  onPhone?: ChosenPlace
  /** Words before and after the value in a compact row, where it does not speak for itself. */
  wordsOnPhone?: { before?: string; after?: string }
  /** Left out from 48 to 64 em, where the other columns need its room. */
  onTablet?: 'hidden'
  /** Left out below 23.5 em, where the row would grow by a line. */
  onNarrowPhone?: 'hidden'
  /** A fixed width from 48 em on, in CSS pixels at 16 px text. */
  width?: number
}
