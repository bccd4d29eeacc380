import { useMemo } from 'react'
import type { Column } from '../table/column'
import { addressSort } from './addressForms'
import { useAddressState } from './useAddressState'

/** A table's sort kept in the address: what a DataTable takes as `sort` and `onSortChange`. */
export function useAddressSort<Row>(columns: readonly Column<Row>[]) {
  const form = useMemo(
    () => addressSort(columns.filter(({ sortValue }) => sortValue !== undefined).map(({ key }) => key)),
    [columns],
  )
  const [sort, onSortChange] = useAddressState(form)
  return { sort, onSortChange }
}
