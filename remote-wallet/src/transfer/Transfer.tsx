import { withoutUnseen } from '@crossbook/contract'
import { addressChoice, Field, notify, TextArea, useAddressState } from '@crossbook/ui'
import { useRef, useState } from 'react'
import { AmountField } from '../coin-form/AmountField'
import { BalanceText } from '../coin-form/BalanceText'
import { CoinField } from '../coin-form/CoinField'
import { missingInformation } from '../coin-form/missingInformation'
import { MoneyForm } from '../coin-form/MoneyForm'
import { readCoinAmount } from '../coin-form/readCoinAmount'
import { RecipientField } from '../coin-form/RecipientField'
import { MoneyPage } from '../coin-form/MoneyPage'
import { ACCOUNT_COINS } from '../holdings/holdings'
import { TransferBenefits } from './TransferBenefits'
import { transferCopy as copy } from './transferCopy'

const coinInAddress = addressChoice('coin', ACCOUNT_COINS, undefined)

/** Sends a coin to another user of the site. It is a mock-up. The coin is in the address bar. */
export default function Transfer() {
  const [coin, setCoin] = useAddressState(coinInAddress)
  const [recipient, setRecipient] = useState('')
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const coinChoice = useRef<HTMLSelectElement>(null)
  const amountInput = useRef<HTMLInputElement>(null)
  const reading = readCoinAmount(amount, coin)

  const submit = () => {
    if (missingInformation(recipient, coin, amount)) return
    if (reading.amount === undefined) {
      amountInput.current?.focus()
      return
    }
    notify.success(copy.completed(reading.amount, coin, recipient.trim()))
    setRecipient('')
    setAmount('')
    setNote('')
    coinChoice.current?.focus()
  }

  return (
    <MoneyPage
      title={copy.title}
      lead={copy.lead}
      notes={<TransferBenefits />}
      recent="transfer"
      form={
        <MoneyForm
          submitLabel={copy.transfer}
          incomplete={recipient === '' || !coin || amount === ''}
          onSubmit={submit}
        >
          <RecipientField
            label={copy.recipient}
            help={copy.recipientHelp}
            placeholder={copy.recipientHint}
            value={recipient}
            onChange={(text) => setRecipient(withoutUnseen(text))}
          />
          <CoinField ref={coinChoice} label={copy.coin} value={coin} onChange={setCoin} />
          <AmountField
            ref={amountInput}
            coin={coin}
            amount={amount}
            reading={reading}
            onChange={setAmount}
            aside={coin && <BalanceText label={copy.balance} coin={coin} />}
          />
          <Field label={copy.note}>
            <TextArea rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
          </Field>
        </MoneyForm>
      }
    />
  )
}
