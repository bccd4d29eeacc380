import { useQuote, type CoinSymbol } from '@crossbook/market'
import { formatSignedPercent } from '@crossbook/money'
import { ChangeText } from '@crossbook/ui'

/** A coin's change over 24 hours at this moment; it renders alone. */
export function LiveChange({ symbol }: { symbol: CoinSymbol }) {
  const { change } = useQuote(symbol)
  return <ChangeText change={formatSignedPercent(change)} />
}
