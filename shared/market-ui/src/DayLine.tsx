import { lastDayPrices, marketSample, type CoinSymbol } from '@crossbook/market'
import { formatSignedPercent } from '@crossbook/money'
import { Sparkline } from '@crossbook/ui'
import { memo } from 'react'

interface DayLineProps {
  symbol: CoinSymbol
  width?: number
  height?: number
}

/** A day in which a price moves by less is drawn as a calm one: a pegged coin must not look like a wild one. */
const LEAST_SPAN = 0.01

/** The line of a coin's last 24 hours, in the colour of their change; decoration next to the figures. */
export const DayLine = memo(function DayLine({ symbol, width = 96, height = 28 }: DayLineProps) {
  const { direction } = formatSignedPercent(marketSample(symbol).change)
  return (
    <Sparkline
      values={lastDayPrices(symbol)}
      tone={direction === 'flat' ? 'neutral' : direction}
      width={width}
      height={height}
      leastSpan={LEAST_SPAN}
    />
  )
})
