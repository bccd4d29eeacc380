import { readAmount, signOf } from '@crossbook/money'
import {
  AmountInput,
  Button,
  Card,
  ConfirmNotice,
  DecimalField,
  Field,
  IconButton,
  notify,
  space,
  swapIcon,
  SwapPanel,
  SwapPanels,
  SwapSeam,
} from '@crossbook/ui'
import { useRef, useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { CoinAmount } from './CoinAmount'
import { quoteDemoSwap } from './quoteDemoSwap'
import { swapCopy as copy } from './swapCopy'
import { SwapRate } from './SwapRate'
import { useSwapCoins } from './useSwapCoins'

/** Two coins, an amount, and the received amount at the demonstration rate. */
export function SwapForm() {
  const { from, to, setFrom, setTo, reverse } = useSwapCoins()
  const [text, setText] = useState('')
  const amountField = useRef<HTMLInputElement>(null)
  const confirmation = useRef<HTMLInputElement>(null)
  const [isConfirmed, setIsConfirmed] = useState(false)
  const reading = readAmount(text, [from])
  const { amount } = reading
  const result = amount && quoteDemoSwap(amount)
  // The rate is above 1, so only zero results in zero.
  const warning = amount !== undefined && signOf(amount) === 0 ? copy.nothing : undefined
  const sameCoins = from === to

  const type = (typed: string) => {
    setText(typed)
    setIsConfirmed(false)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') notify.error(copy.missing)
    else if (amount === undefined || result === undefined || sameCoins) amountField.current?.focus()
    else if (warning !== undefined && !isConfirmed) confirmation.current?.focus()
    else {
      notify.success(copy.executed({ amount, from, result, to }))
      type('')
    }
  }

  return (
    <Card title={copy.form}>
      <Form onSubmit={submit} noValidate>
        <SwapPanels>
          <SwapPanel>
            <CoinAmount label={copy.from} coin={from} onCoinChange={setFrom}>
              <DecimalField
                ref={amountField}
                label={copy.amount}
                unit={from}
                value={text}
                onChange={type}
                reading={reading}
              />
            </CoinAmount>
          </SwapPanel>
          <SwapSeam>
            <IconButton
              label={copy.reverse}
              shape={swapIcon}
              variant="outlined"
              onClick={() => {
                reverse()
                type('')
              }}
            />
          </SwapSeam>
          <SwapPanel>
            <CoinAmount
              label={copy.to}
              coin={to}
              onCoinChange={setTo}
              coinError={sameCoins ? copy.sameCoins : undefined}
            >
              <Field label={copy.received}>
                <AmountInput unit={to} value={result ?? ''} readOnly />
              </Field>
            </CoinAmount>
          </SwapPanel>
        </SwapPanels>
        <SwapRate from={from} to={to} />
        <ConfirmNotice
          ref={confirmation}
          warning={warning}
          label={copy.swapAnyway}
          isConfirmed={isConfirmed}
          onChange={setIsConfirmed}
        />
        <Button type="submit" variant="primary" fullWidth="always" disabled={text === '' || sameCoins}>
          {copy.swap}
        </Button>
      </Form>
    </Card>
  )
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
`
