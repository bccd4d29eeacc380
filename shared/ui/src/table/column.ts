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
  /** Numbers are aligned at the end, with tabular figures, and sort in descending order first. */
  numeric?: boolean
  /** Makes the column sortable. */
  sortValue?: (row: Row) => SortValue
  /** Marks the cell that names its row. Default: the first column. */
  rowHeader?: boolean
  /** Keeps the header for screen readers only: for a column of buttons. */
  headerHidden?: boolean
  /** The names of the two orders in the select on phones, where highest, lowest, A to Z do not fit. */
  sortLabels?: Readonly<Record<TableSort['direction'], string>>
  /**
   * The cell's place on phones, where the row's header is the title.
   *
   * In a compact row:
   * - `lead`: before the title, for a star; `middle`, up to three: between title and end, over the row's height; `spark`: the same, but
   *   hidden on the narrowest phones
   * - `below`: in a line below the title; `under`: in the second line, where it starts with a logo of 32 px; `nextTo`: next to the previous
   *   cell; `rest`: the same, as far as the row goes, where a line at the end is short
   * - `line`: in one of the lines at the end; `foot`: below these, two lines high; `end`: after them
   * - `cover`: over the whole row, for the link of a row
   *
   * On a card: a line of label and value, or the card's whole width (`end`, `foot` and `cover`, for buttons). `hidden`: nowhere.
   */
  onPhone?: ChosenPlace
  /** Text before and after the value in a compact row, where it needs an explanation. */
  phoneText?: { before?: string; after?: string }
  /** Hidden from 48 to 64 em, where the other columns need its space. */
  onTablet?: 'hidden'
  /** Hidden below 23.5 em, where the row would grow by a line. */
  onNarrowPhone?: 'hidden'
  /** A fixed width from 48 em on, in CSS pixels at 16 px text. */
  width?: number
}
