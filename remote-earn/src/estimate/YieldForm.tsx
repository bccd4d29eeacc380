import { COIN_NAMES } from '@crossbook/market'
import { readAmount } from '@crossbook/money'
import { CoinLogo, color, DecimalField, Field, Select, Stack, type } from '@crossbook/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { estimateCopy as copy } from './estimateCopy'
import { USUAL_AMOUNT } from './YieldPreview'
import { YieldTerms, type CoinYield, type YieldTerm } from './YieldTerms'

interface YieldFormProps {
  /** At least one. The first is the default. */
  yields: readonly [CoinYield, ...CoinYield[]]
  terms: readonly YieldTerm[]
}

/** The earnings of an amount of a coin, in the coin and in dollars. */
export function YieldForm({ yields, terms }: YieldFormProps) {
  const [symbol, setSymbol] = useState(yields[0].symbol)
  const [typed, setTyped] = useState<string>(USUAL_AMOUNT)
  const chosen = yields.find((coin) => coin.symbol === symbol) ?? yields[0]
  const reading = readAmount(typed, [chosen.symbol])

  return (
    <Stack>
      <Field label={copy.coin}>
        <Select
          leading={<CoinLogo symbol={chosen.symbol} size={20} />}
          value={chosen.symbol}
          onChange={(event) => {
            setSymbol(yields.find((coin) => coin.symbol === event.target.value)?.symbol ?? symbol)
          }}
        >
          {yields.map((coin) => (
            <option key={coin.symbol} value={coin.symbol}>
              {`${coin.symbol} · ${COIN_NAMES[coin.symbol]}`}
            </option>
          ))}
        </Select>
      </Field>
      <DecimalField
        label={copy.amount}
        unit={chosen.symbol}
        value={typed}
        onChange={setTyped}
        reading={reading}
      />
      <Terms>
        <YieldTerms coin={chosen} amount={reading.amount} terms={terms} />
      </Terms>
      <Text>{copy.terms}</Text>
    </Stack>
  )
}

const Terms = styled.output`
  display: block;
`

const Text = styled.p`
  color: ${color.text3};
  ${type.small}
`
