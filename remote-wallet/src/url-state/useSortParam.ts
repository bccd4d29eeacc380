import { sortFromParam, sortToParam, type Column, type TableSort } from '@crossbook/ui'
import { useAddressState } from './useAddressState'

/** A table's sort kept in the address: what a DataTable takes as `sort` and `onSortChange`. */
export function useSortParam<Row>(columns: readonly Column<Row>[]) {
  const [params, change] = useAddressState()
  const sortable = columns.filter(({ sortValue }) => sortValue !== undefined).map(({ key }) => key)
  return {
    sort: sortFromParam(params.get('sort'), sortable),
    onSortChange: (sort: TableSort) => change({ sort: sortToParam(sort) }),
  }
}
