import { withoutUnseen } from '@crossbook/contract'
import { addressChoice, notify, useAddressState } from '@crossbook/ui'
import { useRef, useState } from 'react'
import { AmountField } from '../coin-form/AmountField'
import { CoinField } from '../coin-form/CoinField'
import { missingInformation } from '../coin-form/missingInformation'
import { MoneyForm } from '../coin-form/MoneyForm'
import { readCoinAmount } from '../coin-form/readCoinAmount'
import { RecipientField } from '../coin-form/RecipientField'
import { MoneyPage } from '../coin-form/MoneyPage'
import { ACCOUNT_COINS } from '../holdings/holdings'
import { SecurityNotice } from './SecurityNotice'
import { WithdrawalSummary } from './WithdrawalSummary'
import { withdrawCopy as copy } from './withdrawCopy'

const coinInAddress = addressChoice('coin', ACCOUNT_COINS, undefined)

/** Sends a coin to an external address. It is a mock-up, so nothing is sent. The coin is in the address bar. */
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
    <MoneyPage
      title={copy.title}
      lead={copy.lead}
      notes={<SecurityNotice />}
      recent="withdraw"
      form={
        <MoneyForm
          submitLabel={copy.withdraw}
          incomplete={!coin || address === '' || amount === ''}
          onSubmit={submit}
        >
          <CoinField ref={coinChoice} label={copy.coin} value={coin} onChange={setCoin} />
          <RecipientField
            label={copy.address}
            placeholder={copy.addressHint}
            value={address}
            onChange={(text) => setAddress(cleanAddress(text))}
          />
          <AmountField ref={amountInput} coin={coin} amount={amount} reading={reading} onChange={setAmount} />
          <WithdrawalSummary coin={coin} amount={reading.amount} />
        </MoneyForm>
      }
    />
  )
}

/** Removes hidden characters and white space, which no address contains. Chats and documents add them at line breaks. */
function cleanAddress(text: string) {
  return withoutUnseen(text).replace(/\s/g, '')
}
