import { addressChoice, useAddressState } from '@crossbook/ui'
import { SWAP_COINS, type SwapCoin } from './quoteDemoSwap'

const fromInAddress = addressChoice('from', SWAP_COINS, 'BTC')
const toInAddress = addressChoice('to', SWAP_COINS, 'ETH')

/** The two coins of a swap, kept in the address. */
export interface SwapCoins {
  from: SwapCoin
  to: SwapCoin
  setFrom: (coin: SwapCoin) => void
  setTo: (coin: SwapCoin) => void
  reverse: () => void
}

/** Reads the coins from the address, or the defaults. */
export function useSwapCoins(): SwapCoins {
  const [from, setFrom] = useAddressState(fromInAddress)
  const [to, setTo] = useAddressState(toInAddress)
  const reverse = () => {
    setFrom(to)
    setTo(from)
  }
  return { from, to, setFrom, setTo, reverse }
}
