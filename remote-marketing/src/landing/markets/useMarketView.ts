import { sortFromParam, sortToParam, type TableSort } from '@crossbook/ui'
import { useSearchParams } from 'react-router-dom'
import { MARKET_SORT_VALUES } from './marketRows'
import { MARKET_TABS, type MarketTab } from './marketTabs'

const [DEFAULT_TAB] = MARKET_TABS

/** Tab and order of the market overview, kept in the address without adding to the history; defaults are left out. */
export function useMarketView() {
  const [params, setParams] = useSearchParams()

  const put = (key: string, value: string | undefined) => {
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (value === undefined) next.delete(key)
        else next.set(key, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return {
    tab: MARKET_TABS.find((tab) => tab === params.get('tab')) ?? DEFAULT_TAB,
    sort: sortFromParam(params.get('sort'), Object.keys(MARKET_SORT_VALUES)),
    chooseTab: (tab: MarketTab) => put('tab', tab === DEFAULT_TAB ? undefined : tab),
    sortBy: (sort: TableSort) => put('sort', sortToParam(sort)),
  }
}
