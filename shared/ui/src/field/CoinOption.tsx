import { CoinLogo } from '../coin-logo/CoinLogo'
import { useIsFirstRender } from '../preference/useIsFirstRender'

interface CoinOptionProps {
  symbol: string
  /** The text next to the logo. Native lists show only this text. */
  children: string
}

/** An option for a coin in a Select, with its logo. Not for a first render: most parsers keep only an option's text. */
export function CoinOption({ symbol, children }: CoinOptionProps) {
  const isDrawn = !useIsFirstRender()
  return (
    <option value={symbol}>
      {isDrawn ? (
        <>
          <CoinLogo symbol={symbol} size={20} />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </option>
  )
}
