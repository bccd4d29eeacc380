import { withoutUnseen } from '@crossbook/contract'
import {
  addressChoice,
  Card,
  Field,
  notify,
  PageBody,
  PageHeader,
  SampleDataNote,
  SplitLayout,
  TextInput,
  useAddressState,
} from '@crossbook/ui'
import { useRef, useState } from 'react'
import { AmountField } from '../coin-form/AmountField'
import { CoinField } from '../coin-form/CoinField'
import { missingInformation } from '../coin-form/missingInformation'
import { MoneyForm } from '../coin-form/MoneyForm'
import { readCoinAmount } from '../coin-form/readCoinAmount'
import { ACCOUNT_COINS } from '../holdings/holdings'
import { SecurityNotice } from './SecurityNotice'
import { WithdrawalSummary } from './WithdrawalSummary'
import { withdrawCopy as copy } from './withdrawCopy'

const coinInAddress = addressChoice('coin', ACCOUNT_COINS, undefined)

/** Sends a coin to an address outside; a mock-up, so that nothing leaves. The coin is in the address bar. */
export default function Withdraw() {
  const [coin, setCoin] = useAddressState(coinInAddress)
  const [address, setAddress] = useState('')
  const [amount, setAmount] = useState('')
  const coinChoice = useRef<HTMLSelectElement>(null)
  const amountInput = useRef<HTMLInputElement>(null)
  const reading = readCoinAmount(amount, coin)

  const submit = () => {
    if (missingInformation(coin, address, amount)) return
    if (reading.amount === undefined) {
      amountInput.current?.focus()
      return
    }
    notify.success(copy.initiated(coin))
    setAddress('')
    setAmount('')
    coinChoice.current?.focus()
  }

  return (
    <PageBody>
      <PageHeader title={copy.title} lead={copy.lead} actions={<SampleDataNote />} />
      <SplitLayout>
        <Card>
          <MoneyForm
            submitLabel={copy.withdraw}
            incomplete={!coin || address === '' || amount === ''}
            onSubmit={submit}
          >
            <CoinField ref={coinChoice} label={copy.coin} value={coin} onChange={setCoin} />
            <Field label={copy.address}>
              <TextInput
                placeholder={copy.addressHint}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={address}
                onChange={(event) => setAddress(cleanAddress(event.target.value))}
              />
            </Field>
            <AmountField
              ref={amountInput}
              coin={coin}
              amount={amount}
              reading={reading}
              onChange={setAmount}
            />
            <WithdrawalSummary coin={coin} amount={reading.amount} />
          </MoneyForm>
        </Card>
        <SecurityNotice />
      </SplitLayout>
    </PageBody>
  )
}

/** No address has hidden characters or white space, which chats and documents add when they break its line. */
function cleanAddress(text: string) {
  return withoutUnseen(text).replace(/\s/g, '')
}
