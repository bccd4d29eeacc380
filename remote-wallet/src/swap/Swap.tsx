import { formatCoin } from '@crossbook/money'
import {
  AmountInput,
  Card,
  DescriptionItem,
  DescriptionList,
  Field,
  IconButton,
  notify,
  PageBody,
  PageHeader,
  SampleDataNote,
  SplitLayout,
  swapIcon,
} from '@crossbook/ui'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { balanceWords } from '../coin-form/balanceWords'
import { CoinField } from '../coin-form/CoinField'
import { missingInformation } from '../coin-form/missingInformation'
import { MoneyForm } from '../coin-form/MoneyForm'
import { readAmount } from '../coin-form/readAmount'
import { holdingOf } from '../holdings/holdings'
import { useAddressState } from '../url-state/useAddressState'
import { FieldPair } from './FieldPair'
import { SampleRates } from './SampleRates'
import { quoteSwap } from './quoteSwap'
import { pairFromParams, pairToParams, type SwapPair } from './swapPair'

/** Exchanges one coin for another at the sample rates; a mock-up. The coins stand in the address bar. */
export default function Swap() {
  const [params, change] = useAddressState()
  const [amount, setAmount] = useState('')
  const amountInput = useRef<HTMLInputElement>(null)
  const { from, to } = pairFromParams(params)
  const entry = readAmount(amount)
  const { result, rate } = quoteSwap(entry.value, from, to)
  const usable = amount.trim() !== '' && entry.error === undefined
  const choose = (pair: Partial<SwapPair>) => change(pairToParams({ from, to, ...pair }))

  const reverse = () => {
    choose({ from: to, to: from })
    setAmount('')
  }

  const submit = () => {
    if (missingInformation(from, to, amount)) return
    if (entry.error === undefined && from !== to) {
      notify.success({
        title: 'Swap executed',
        description: `Successfully swapped ${entry.value} ${from} for ${result} ${to}`,
      })
      setAmount('')
    }
    amountInput.current?.focus()
  }

  return (
    <PageBody>
      <PageHeader title="Swap" lead="Exchange one of your coins for another." actions={<SampleDataNote />} />
      <SplitLayout>
        <Card>
          <MoneyForm submitLabel="Swap" incomplete={amount === '' || from === to} onSubmit={submit}>
            <FieldPair>
              <CoinField label="From" value={from} onChange={(coin) => choose({ from: coin ?? from })} />
              <Field label="Amount" error={entry.error} aside={`Balance: ${balanceWords(from)}`}>
                <AmountInput
                  ref={amountInput}
                  unit={from}
                  value={amount}
                  onChange={(event) => setAmount(event.target.value)}
                  onMax={() => setAmount(holdingOf(from).balance)}
                />
              </Field>
            </FieldPair>
            <Middle>
              <IconButton label="Reverse coins" shape={swapIcon} variant="outlined" onClick={reverse} />
            </Middle>
            <FieldPair>
              <CoinField
                label="To"
                value={to}
                error={from === to ? 'Choose two different coins.' : undefined}
                onChange={(coin) => choose({ to: coin ?? to })}
              />
              <Field label="You receive">
                <AmountInput unit={to} value={usable ? result : ''} readOnly placeholder="0.00000000" />
              </Field>
            </FieldPair>
            <DescriptionList>
              <DescriptionItem term="Exchange rate">{`1 ${from} = ${formatCoin(rate)} ${to}`}</DescriptionItem>
            </DescriptionList>
          </MoneyForm>
        </Card>
        <SampleRates />
      </SplitLayout>
    </PageBody>
  )
}

const Middle = styled.div`
  display: flex;
  justify-content: center;
`
