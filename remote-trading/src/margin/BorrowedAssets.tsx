import { formatCoinTrimmed, formatPercent, formatUsd, toNumber } from '@crossbook/money'
import {
  addressChoice,
  CoinLogo,
  type Column,
  Cluster,
  DataTable,
  Masked,
  media,
  SampleDataNote,
  SegmentedControl,
  space,
  type,
  useAddressState,
} from '@crossbook/ui'
import { DeskPanel } from '../trading-layout/DeskPanel'
import styled from 'styled-components'
import { borrowedValue, dailyInterest } from './borrowing'
import { BORROWED_ASSETS, DAILY_RATE_PERCENT, type BorrowedAsset } from './marginAccount'
import { marginCopy as copy } from './marginCopy'
import type { MarginCoin } from './marginMarkets'

const COLUMNS: readonly Column<BorrowedAsset>[] = [
  {
    key: 'asset',
    header: copy.asset,
    rowHeader: true,
    cell: ({ symbol }) => (
      <Asset>
        <CoinLogo symbol={symbol} size={20} />
        <span translate="no">{symbol}</span>
      </Asset>
    ),
    sortValue: ({ symbol }) => symbol,
  },
  {
    key: 'amount',
    header: copy.amount,
    numeric: true,
    onPhone: 'below',
    cell: ({ amount }) => <Masked room={6}>{formatCoinTrimmed(amount)}</Masked>,
  },
  {
    key: 'value',
    header: 'Value',
    numeric: true,
    cell: (asset) => <Masked room={10}>{formatUsd(borrowedValue(asset))}</Masked>,
    sortValue: (asset) => toNumber(borrowedValue(asset)),
  },
  {
    key: 'rate',
    header: 'Interest rate',
    numeric: true,
    onPhone: 'nextTo',
    phoneText: { before: 'at' },
    cell: ({ symbol }) => formatPercent(DAILY_RATE_PERCENT[symbol], 3),
    sortValue: ({ symbol }) => toNumber(DAILY_RATE_PERCENT[symbol]),
  },
  {
    key: 'interest',
    header: copy.dailyInterest,
    numeric: true,
    phoneText: { after: 'a day' },
    cell: ({ symbol, amount }) => (
      <DailyInterest>
        <Masked room={9}>{`${formatCoinTrimmed(dailyInterest(symbol, amount))} ${symbol}`}</Masked>
      </DailyInterest>
    ),
  },
]

const shownInAddress = addressChoice('borrowed', ['all', 'market'], 'all')

/** The loans of the sample account, for all assets or for the chosen market's coin. */
export function BorrowedAssets({ symbol }: { symbol: MarginCoin }) {
  const [shown, setShown] = useAddressState(shownInAddress)
  const rows = shown === 'all' ? BORROWED_ASSETS : BORROWED_ASSETS.filter((asset) => asset.symbol === symbol)
  return (
    <DeskPanel
      title={copy.borrowedAssets}
      actions={
        <Cluster $gap={12}>
          <SampleDataNote />
          <SegmentedControl
            label={copy.assetsShown}
            options={[
              { value: 'all', label: copy.allAssets },
              { value: 'market', label: `${symbol} only` },
            ]}
            value={shown}
            onChange={setShown}
          />
        </Cluster>
      }
    >
      <DataTable
        caption={copy.borrowedAssets}
        captionHidden
        columns={COLUMNS}
        rows={rows}
        rowKey={(asset) => asset.symbol}
        empty={copy.noBorrowedAssets}
      />
    </DeskPanel>
  )
}

/* One line in the narrow column. */
const Asset = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
`

/* On the narrowest phones it shares its line with amount and rate. */
const DailyInterest = styled.span`
  ${media.belowXs} {
    ${type.small}
  }
`
