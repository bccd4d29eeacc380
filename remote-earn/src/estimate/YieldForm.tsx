import { COIN_NAMES, type CoinSymbol } from '@crossbook/market'
import { formatCoinResult, formatUsd, multiply, readAmount, type DecimalString } from '@crossbook/money'
import {
  CoinLogo,
  color,
  DecimalField,
  DescriptionItem,
  DescriptionList,
  Field,
  Select,
  Stack,
  type,
} from '@crossbook/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { quoteYield } from './quoteYield'
import { estimateCopy as copy } from './estimateCopy'

/** A coin and what it yields, in percent a year. */
export interface CoinYield {
  symbol: CoinSymbol
  apy: DecimalString
}

/** A time that rewards are summed up for. */
export interface YieldTerm {
  words: string
  days: number
  /** By how much the yield is multiplied in it. Default: 1. */
  boost?: DecimalString
}

interface YieldFormProps {
  /** At least one; the first is chosen at first. */
  yields: readonly [CoinYield, ...CoinYield[]]
  terms: readonly YieldTerm[]
}

/** What an amount of a coin earns, in the coin and in dollars. */
export function YieldForm({ yields, terms }: YieldFormProps) {
  const [symbol, setSymbol] = useState(yields[0].symbol)
  const [typed, setTyped] = useState('')
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
        <DescriptionList>
          {terms.map((term) => (
            <DescriptionItem key={term.words} term={term.words}>
              <Reward coin={chosen} amount={reading.amount} term={term} />
            </DescriptionItem>
          ))}
        </DescriptionList>
      </Terms>
      <Words>{copy.terms}</Words>
    </Stack>
  )
}

interface RewardProps {
  coin: CoinYield
  /** Undefined while none is typed. */
  amount: DecimalString | undefined
  term: YieldTerm
}

function Reward({ coin: { symbol, apy }, amount, term: { days, boost } }: RewardProps) {
  // Two lines as with an amount, so that nothing moves.
  if (amount === undefined)
    return (
      <span>
        <span>{copy.none}</span> <Worth>&nbsp;</Worth>
      </span>
    )
  const { coins, worth } = quoteYield(symbol, amount, boost === undefined ? apy : multiply(apy, boost), days)
  return (
    <span translate="no">
      <span>{`${formatCoinResult(coins, amount)} ${symbol}`}</span> <Worth>{formatUsd(worth)}</Worth>
    </span>
  )
}

const Worth = styled.span`
  display: block;
  color: ${color.text3};
  ${type.small}
`

const Terms = styled.output`
  display: block;
`

const Words = styled.p`
  color: ${color.text3};
  ${type.small}
`
