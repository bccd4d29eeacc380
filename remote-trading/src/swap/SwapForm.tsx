import { readAmount } from '@crossbook/money'
import { AmountInput, Button, Card, Field, IconButton, notify, space, swapIcon } from '@crossbook/ui'
import { useRef, useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { CoinAmount } from './CoinAmount'
import { quoteDemoSwap } from './quoteDemoSwap'
import { swapCopy as copy } from './swapCopy'
import { SwapRate } from './SwapRate'
import { useSwapCoins } from './useSwapCoins'

/** Two coins, an amount, and what comes out at the demonstration rate. */
export function SwapForm() {
  const { from, to, setFrom, setTo, reverse } = useSwapCoins()
  const [text, setText] = useState('')
  const amountField = useRef<HTMLInputElement>(null)
  const { amount, error } = readAmount(text)
  const result = amount && quoteDemoSwap(amount)
  const sameCoins = from === to

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') notify.error(copy.missing)
    else if (result === undefined || sameCoins) amountField.current?.focus()
    else {
      notify.success(copy.executed({ amount: text.trim(), from, result, to }))
      setText('')
    }
  }

  return (
    <Card title={copy.form}>
      <Form onSubmit={submit} noValidate>
        <CoinAmount label={copy.from} coin={from} onCoinChange={setFrom}>
          <Field label={copy.amount} error={error}>
            <AmountInput
              ref={amountField}
              unit={from}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
        </CoinAmount>
        <Reverse
          label={copy.reverse}
          shape={swapIcon}
          variant="outlined"
          onClick={() => {
            reverse()
            setText('')
          }}
        />
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
        <SwapRate from={from} to={to} />
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

const Reverse = styled(IconButton)`
  align-self: center;
`
