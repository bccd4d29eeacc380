import { CoinLogo } from '../coin-logo/CoinLogo'
import { useIsFirstRender } from '../preference/useIsFirstRender'

interface CoinOptionProps {
  symbol: string
  /** The text next to the logo. Native lists show only this text. */
  children: string
}

/** A coin to choose in a Select, with its logo: in no first render, because most browsers keep but the words of an option that they read. */
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
