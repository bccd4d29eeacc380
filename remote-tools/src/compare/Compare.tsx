import { COIN_NAMES } from '@crossbook/market'
import {
  Card,
  PageBody,
  PageHeader,
  SampleDataNote,
  Stack,
  useAddressState,
  VisuallyHidden,
} from '@crossbook/ui'
import { AddCoins } from './AddCoins'
import { coinMetrics } from './coinMetrics'
import { compareCopy } from './compareCopy'
import { ComparisonTable } from './ComparisonTable'
import { DayChart } from './DayChart'
import { MIN_COMPARED_COINS, type Selection, selectionAddress, withCoin, withoutCoin } from './selection'
import { useKeptFocus } from './useKeptFocus'

/** Coin Compare: from one to four coins side by side. */
export default function Compare() {
  const [selection, select] = useAddressState(selectionAddress)
  const { root, keepFocus } = useKeptFocus(selection)

  const change = (next: Selection) => {
    keepFocus()
    select(next)
  }

  return (
    <PageBody>
      <PageHeader title={compareCopy.title} lead={compareCopy.lead} actions={<SampleDataNote />} />
      <Stack ref={root} $gap={24}>
        <Card padding="none">
          <ComparisonTable
            coins={selection.map(coinMetrics)}
            onRemove={
              selection.length > MIN_COMPARED_COINS
                ? (coin) => {
                    change(withoutCoin(selection, coin))
                  }
                : undefined
            }
          />
        </Card>
        <AddCoins
          selection={selection}
          onAdd={(coin) => {
            change(withCoin(selection, coin))
          }}
        />
        <DayChart coins={selection} />
      </Stack>
      <VisuallyHidden role="status">
        {`Comparing ${selection.map((coin) => COIN_NAMES[coin]).join(', ')}`}
      </VisuallyHidden>
    </PageBody>
  )
}
