import { useAddressState } from '../url-state/useAddressState'
import { PERIODS, TYPE_FILTERS, type HistoryFilter } from './filterTransactions'

/** The filter that the address names, and a function that changes parts of it; what is unknown is the default. */
export function useHistoryFilter() {
  const [params, change] = useAddressState()
  const filter: HistoryFilter = {
    text: params.get('q') ?? '',
    type: TYPE_FILTERS.find((type) => type === params.get('type')) ?? 'all',
    period: PERIODS.find((period) => period === params.get('period')) ?? 'all',
  }

  const changeFilter = (changed: Partial<HistoryFilter>) => {
    const { text, type, period } = { ...filter, ...changed }
    change({
      q: text,
      type: type === 'all' ? null : type,
      period: period === 'all' ? null : period,
    })
  }

  return [filter, changeFilter] as const
}
