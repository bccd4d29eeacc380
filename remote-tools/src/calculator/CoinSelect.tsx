import { COIN_NAMES } from '@crossbook/market'
import { CoinLogo, Field, Select } from '@crossbook/ui'
import { CALCULATOR_COINS, calculatorCoinFrom, type CalculatorCoin } from './calculatorCoins'

interface CoinSelectProps {
  label: string
  value: CalculatorCoin | undefined
  onChange: (coin: CalculatorCoin | undefined) => void
}

/** The chosen coin of the calculator, or undefined before a choice. */
export function CoinSelect({ label, value, onChange }: CoinSelectProps) {
  return (
    <Field label={label}>
      <Select
        leading={value && <CoinLogo symbol={value} size={20} />}
        value={value ?? ''}
        onChange={(event) => {
          onChange(calculatorCoinFrom(event.target.value))
        }}
      >
        <option value="">Select coin</option>
        {CALCULATOR_COINS.map((coin) => (
          <option key={coin} value={coin}>
            {`${coin} · ${COIN_NAMES[coin]}`}
          </option>
        ))}
      </Select>
    </Field>
  )
}
