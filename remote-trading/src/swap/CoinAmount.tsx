import { COIN_NAMES } from '@crossbook/market'
import { CoinLogo, type Elements, Field, Select, space } from '@crossbook/ui'
import styled from 'styled-components'
import { SWAP_COINS, type SwapCoin } from './quoteDemoSwap'

const FIELD_WIDTH = '12.5rem'

interface CoinAmountProps {
  label: string
  coin: SwapCoin
  onCoinChange: (coin: SwapCoin) => void
  /** The error of the coin select. */
  coinError?: string | undefined
  /** The field with the amount. */
  children: Elements
}

/** One side of a swap: a coin and its amount. */
export function CoinAmount({ label, coin, onCoinChange, coinError, children }: CoinAmountProps) {
  return (
    <Side>
      <Field label={label} error={coinError}>
        <Select
          value={coin}
          leading={<CoinLogo symbol={coin} />}
          onChange={({ target }) => onCoinChange(SWAP_COINS.find((known) => known === target.value) ?? coin)}
        >
          {SWAP_COINS.map((symbol) => (
            <option key={symbol} value={symbol}>
              {COIN_NAMES[symbol] === symbol ? symbol : `${symbol} · ${COIN_NAMES[symbol]}`}
            </option>
          ))}
        </Select>
      </Field>
      {children}
    </Side>
  )
}

const Side = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${FIELD_WIDTH}), 1fr));
  gap: ${space[12]};
  align-items: start;
`
