import { useQuote, type CoinSymbol } from '@crossbook/market'
import { formatSignedPercent } from '@crossbook/money'
import { ChangeText } from '@crossbook/ui'

interface LiveChangeProps {
  symbol: CoinSymbol
  /** The largest distance from the sample, in points. Default: that of price cards. */
  span?: number
}

/** A coin's change over 24 hours now. It renders alone; sign, arrow and colour come from the figure that is shown. */
export function LiveChange({ symbol, span }: LiveChangeProps) {
  const { change } = useQuote(symbol, span)
  return <ChangeText change={formatSignedPercent(change)} />
}
