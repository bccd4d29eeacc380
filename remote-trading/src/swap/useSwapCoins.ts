import { useSearchParams } from 'react-router-dom'
import { useAddressChange } from '../address/addressState'
import { SWAP_COINS, type SwapCoin } from './quoteDemoSwap'

const DEFAULT_FROM: SwapCoin = 'BTC'
const DEFAULT_TO: SwapCoin = 'ETH'

/** The two coins of a swap, kept in the address. */
export interface SwapCoins {
  from: SwapCoin
  to: SwapCoin
  setFrom: (coin: SwapCoin) => void
  setTo: (coin: SwapCoin) => void
  reverse: () => void
}

/** Reads the coins from the address, the defaults where it names none. */
export function useSwapCoins(): SwapCoins {
  const [params] = useSearchParams()
  const change = useAddressChange()
  const from = coinFrom(params.get('from')) ?? DEFAULT_FROM
  const to = coinFrom(params.get('to')) ?? DEFAULT_TO
  const set = (coins: { from: SwapCoin; to: SwapCoin }) =>
    change({
      from: coins.from === DEFAULT_FROM ? null : coins.from,
      to: coins.to === DEFAULT_TO ? null : coins.to,
    })

  return {
    from,
    to,
    setFrom: (coin) => set({ from: coin, to }),
    setTo: (coin) => set({ from, to: coin }),
    reverse: () => set({ from: to, to: from }),
  }
}

function coinFrom(text: string | null): SwapCoin | undefined {
  return SWAP_COINS.find((coin) => coin === text)
}
