import { decimal, formatCoin, formatUsd, multiply, type ReadAmount } from '@crossbook/money'
import { Button, color, DecimalField, Masked, Notice, space, type } from '@crossbook/ui'
import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { holdingOf, type AccountCoin } from '../holdings/holdings'
import { amountFieldCopy as copy } from './amountFieldCopy'
import { BALANCE_SHARES, isMoreThan, shareOf } from './balanceShares'

const NOTHING = decimal('0')

interface AmountFieldProps {
  /** Undefined until the user chooses a coin: then there is no balance and no rate. */
  coin: AccountCoin | undefined
  /** The typed text. */
  amount: string
  /** The result of `readCoinAmount` for the text. */
  reading: ReadAmount
  onChange: (amount: string) => void
  /** Shown at the end of the label's line. */
  aside?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** An amount of the account's coins, with buttons for parts of the balance, its value, and a message when it exceeds the balance. */
export function AmountField({ coin, amount, reading, onChange, aside, ref }: AmountFieldProps) {
  const { amount: value } = reading
  const holding = coin && holdingOf(coin)
  return (
    <Parts>
      <DecimalField
        ref={ref}
        label={copy.amount}
        aside={aside}
        unit={coin}
        value={amount}
        onChange={onChange}
        reading={reading}
      />
      <Line>
        <Shares role="group" aria-label={copy.shares}>
          {BALANCE_SHARES.map(({ label, share }) => (
            <Button
              key={label}
              size="small"
              disabled={!holding}
              onClick={() => holding && onChange(share ? shareOf(holding.balance, share) : holding.balance)}
            >
              {label}
            </Button>
          ))}
        </Shares>
        {holding && (
          <Worth>
            <span>{copy.worth}</span> <Masked>{formatUsd(multiply(holding.rate, value ?? NOTHING))}</Masked>
          </Worth>
        )}
      </Line>
      <Hint role="status">
        {holding && value !== undefined && isMoreThan(value, holding.balance) && (
          <Notice tone="warn">
            <span>
              <span>{copy.moreThan}</span> <Masked>{formatCoin(holding.balance)}</Masked>{' '}
              <span translate="no">{holding.symbol}</span>
            </span>
          </Notice>
        )}
      </Hint>
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[8]};
  min-width: 0;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
`

const Shares = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};

  & > button {
    padding-inline: ${space[8]};
  }
`

const Worth = styled.span`
  color: ${color.text3};
  ${type.small}
`

/* Always there, so that what appears in it is announced; while it is empty it takes no gap. */
const Hint = styled.div`
  &:empty {
    margin-top: calc(-1 * ${space[8]});
  }
`
