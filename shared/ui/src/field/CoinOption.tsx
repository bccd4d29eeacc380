import { CoinLogo } from '../coin-logo/CoinLogo'

interface CoinOptionProps {
  symbol: string
  /** What is shown beside the logo, and all that is shown where lists are the system's. */
  children: string
}

/** A coin to choose in a Select, with its logo. */
export function CoinOption({ symbol, children }: CoinOptionProps) {
  return (
    <option value={symbol}>
      <CoinLogo symbol={symbol} size={20} />
      {children}
    </option>
  )
}
