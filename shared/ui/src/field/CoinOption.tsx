import { CoinLogo } from '../coin-logo/CoinLogo'
import { useIsFirstRender } from '../preference/useIsFirstRender'

interface CoinOptionProps {
  symbol: string
  /** What is shown beside the logo, and all that is shown where lists are the system's. */
  children: string
}

/** A coin to choose in a Select, with its logo: in no first render, because most browsers keep but the words of an option that they read. */
export function CoinOption({ symbol, children }: CoinOptionProps) {
  const isDrawn = !useIsFirstRender()
  return (
    <option value={symbol}>
      {isDrawn && <CoinLogo symbol={symbol} size={20} />}
      {children}
    </option>
  )
}
