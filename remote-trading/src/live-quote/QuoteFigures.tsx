import { useQuote, type CoinSymbol, dayRange } from '@crossbook/market'
import { LiveChange, LivePrice } from '@crossbook/market-ui'
import { compare, formatPrice, fullPriceTitle, larger, type UsdAmount } from '@crossbook/money'
import { useMemo } from 'react'
import { StripFigure } from '../trading-layout/TradingStrip'

/** Price and change of a coin, for the quote of a strip. */
export function LiveQuote({ symbol, priceLabel }: { symbol: CoinSymbol; priceLabel: string }) {
  return (
    <>
      <StripFigure label={priceLabel}>
        <LivePrice symbol={symbol} />
      </StripFigure>
      <StripFigure label="24h change">
        <LiveChange symbol={symbol} />
      </StripFigure>
    </>
  )
}

/** The range of the day. It widens when the current price leaves it. */
export function DayRangeFigures({ symbol }: { symbol: CoinSymbol }) {
  const { price } = useQuote(symbol)
  const { high, low } = useMemo(() => dayRange(symbol), [symbol])
  return (
    <>
      <StripFigure label="24h high">{priceText(larger(high, price))}</StripFigure>
      <StripFigure label="24h low">{priceText(compare(price, low) < 0 ? price : low)}</StripFigure>
    </>
  )
}

/** A price with all its digits in the title, when the text hides some. */
function priceText(price: UsdAmount) {
  return (
    <span translate="no" title={fullPriceTitle(price)}>
      {formatPrice(price)}
    </span>
  )
}
