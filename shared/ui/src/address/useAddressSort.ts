import { useMemo } from 'react'
import type { Column } from '../table/column'
import { addressSort } from './addressForms'
import { useAddressState } from './useAddressState'

/**
 * Keeps a table's sort in the page's address.
 *
 * @example
 * <DataTable columns={columns} {...useAddressSort(columns)} />
 */
export function useAddressSort<Row>(columns: readonly Column<Row>[]) {
  const form = useMemo(
    () => addressSort(columns.filter(({ sortValue }) => sortValue !== undefined).map(({ key }) => key)),
    [columns],
  )
  const [sort, onSortChange] = useAddressState(form)
  return { sort, onSortChange }
}
