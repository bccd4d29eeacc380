import { useFavoritesFirst, usePauseTicker } from '@crossbook/market'
import { PauseLivePrices } from '@crossbook/market-ui'
import {
  addressChoice,
  color,
  DataTable,
  radius,
  SampleDataNote,
  stroke,
  Tabs,
  useAddressSort,
  useAddressState,
} from '@crossbook/ui'
import styled from 'styled-components'
import { LandingSection } from '../LandingSection'
import { MARKET_COLUMNS } from './marketColumns'
import { MARKET_ROWS, type MarketRow } from './marketRows'
import { MARKET_TABS, MARKET_TAB_LABELS, rowsOfTab } from './marketTabs'

const TABS = MARKET_TABS.map((value) => ({ value, label: MARKET_TAB_LABELS[value] }))

const tabInAddress = addressChoice('tab', MARKET_TABS, MARKET_TABS[0])

/** The market overview: tabs at the left, a pause button at the right, rows with moving prices. Tab and sort are in the address. */
export function MarketOverview() {
  const [tab, chooseTab] = useAddressState(tabInAddress)
  const sorting = useAddressSort(MARKET_COLUMNS)
  const hold = usePauseTicker()
  const rows = useFavoritesFirst(rowsOfTab(tab, MARKET_ROWS), keyOf, `${tab} ${sorting.sort?.key ?? ''}`)

  return (
    <LandingSection
      title="Market overview"
      lead="Twelve markets with their last 24 hours, each one step away from spot trading."
      actions={<SampleDataNote />}
    >
      <Frame ref={hold}>
        <Tabs
          label="Markets"
          tabs={TABS}
          value={tab}
          onChange={chooseTab}
          actions={<PauseLivePrices iconOnly="onPhone" />}
          inset
        >
          <DataTable
            caption={`${MARKET_TAB_LABELS[tab]} markets`}
            captionHidden
            columns={MARKET_COLUMNS}
            rows={rows}
            rowKey={keyOf}
            {...sorting}
          />
        </Tabs>
      </Frame>
    </LandingSection>
  )
}

function keyOf({ symbol }: MarketRow) {
  return symbol
}

const Frame = styled.div`
  border: ${stroke.hairline} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.s1};
`
