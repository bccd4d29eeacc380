import { lastDayPrices, marketSample, type CoinSymbol } from '@crossbook/market'
import { formatSignedPercent } from '@crossbook/money'
import { Sparkline } from '@crossbook/ui'
import { memo } from 'react'

interface DayLineProps {
  symbol: CoinSymbol
  width?: number
  height?: number
}

/** The line of a coin's last 24 hours, in the colour of their change; decoration beside the figures. */
export const DayLine = memo(function DayLine({ symbol, width = 96, height = 28 }: DayLineProps) {
  const { direction } = formatSignedPercent(marketSample(symbol).change)
  return (
    <Sparkline
      values={lastDayPrices(symbol)}
      tone={direction === 'flat' ? 'neutral' : direction}
      width={width}
      height={height}
    />
  )
})
