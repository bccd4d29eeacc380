import { useAddressState, type AddressForm } from '@crossbook/ui'
import { PERIODS, TYPE_FILTERS, type HistoryFilter } from './filterTransactions'

const filterInAddress: AddressForm<HistoryFilter> = {
  read: (params) => ({
    text: params.get('q') ?? '',
    type: TYPE_FILTERS.find((type) => type === params.get('type')) ?? 'all',
    period: PERIODS.find((period) => period === params.get('period')) ?? 'all',
  }),
  write: ({ text, type, period }) => ({
    q: text,
    type: type === 'all' ? null : type,
    period: period === 'all' ? null : period,
  }),
}

/** Returns the filter in the address, with defaults for unknown values, and a function that changes parts of it. */
export function useHistoryFilter() {
  const [filter, setFilter] = useAddressState(filterInAddress)
  const changeFilter = (changed: Partial<HistoryFilter>) => setFilter({ ...filter, ...changed })
  return [filter, changeFilter] as const
}
