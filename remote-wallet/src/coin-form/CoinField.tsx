import { COIN_NAMES } from '@crossbook/market'
import { CoinLogo, CoinOption, Field, Select } from '@crossbook/ui'
import type { Ref } from 'react'
import { ACCOUNT_COINS, parseAccountCoin, type AccountCoin } from '../holdings/holdings'

interface CoinFieldProps {
  label: string
  value: AccountCoin | undefined
  onChange: (coin: AccountCoin | undefined) => void
  error?: string | undefined
  ref?: Ref<HTMLSelectElement>
}

/** Selects one of the account's coins, with a placeholder before the first choice. */
export function CoinField({ label, value, onChange, error, ref }: CoinFieldProps) {
  return (
    <Field label={label} error={error}>
      <Select
        ref={ref}
        drawsList
        value={value ?? ''}
        onChange={(event) => onChange(parseAccountCoin(event.target.value))}
        {...(value && { leading: <CoinLogo symbol={value} size={20} /> })}
      >
        {!value && <option value="">Select a coin</option>}
        {ACCOUNT_COINS.map((symbol) => (
          <CoinOption key={symbol} symbol={symbol}>
            {`${symbol} · ${COIN_NAMES[symbol]}`}
          </CoinOption>
        ))}
      </Select>
    </Field>
  )
}
