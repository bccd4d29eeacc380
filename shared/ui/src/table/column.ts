import type { ReactNode } from 'react'
import type { SortValue } from './sorting'

/** One column of a table of `Row`s. */
export interface Column<Row> {
  /** Names the column in the sort and in the address. */
  key: string
  header: string
  /** What stands in the cell; a component that reads a live price keeps the rest of the table still. */
  cell: (row: Row) => ReactNode
  /** Numbers are aligned at the end, with tabular figures, and sort downwards first. */
  numeric?: boolean
  /** Makes the column sortable. */
  sortValue?: (row: Row) => SortValue
  /** The cell that names its row; one column of a table has it, by default the first. */
  rowHeader?: boolean
  /** The header is read out only: for a column of buttons. */
  headerHidden?: boolean
  /**
   * Its place on phones, where the row's header is the title. On a card: a line of label and value, the card's whole width
   * below the lines (`wide`, for buttons), or nowhere. In a compact row: one of the lines at the end, one of those `below` the
   * title, beyond the lines (`wide`), or nowhere.
   */
  onPhone?: 'line' | 'below' | 'wide' | 'hidden'
  /** A fixed width in CSS pixels from 768 px on. */
  width?: number
}
