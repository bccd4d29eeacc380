import { lastDayPrices, marketSample } from '@crossbook/market'
import { formatSignedPercent } from '@crossbook/money'
import { Sparkline } from '@crossbook/ui'
import type { AccountCoin } from './holdings'

/** The line of a coin's last 24 hours, in the colour of their change; decoration beside the figures. */
export function DayLine({ symbol }: { symbol: AccountCoin }) {
  const { direction } = formatSignedPercent(marketSample(symbol).change)
  return <Sparkline values={lastDayPrices(symbol)} tone={direction === 'flat' ? 'neutral' : direction} />
}
