import { decimal, formatCoin } from '@crossbook/money'
import {
  addressChoice,
  AmountInput,
  ConfirmNotice,
  DescriptionItem,
  DescriptionList,
  Field,
  IconButton,
  notify,
  swapIcon,
  SwapPanel,
  SwapPanels,
  SwapSeam,
  useAddressState,
} from '@crossbook/ui'
import { useRef, useState } from 'react'
import { AmountField } from '../coin-form/AmountField'
import { BalanceText } from '../coin-form/BalanceText'
import { CoinField } from '../coin-form/CoinField'
import { missingInformation } from '../coin-form/missingInformation'
import { MoneyForm } from '../coin-form/MoneyForm'
import { readCoinAmount } from '../coin-form/readCoinAmount'
import { MoneyPage } from '../coin-form/MoneyPage'
import { ACCOUNT_COINS } from '../holdings/holdings'
import { FieldPair } from './FieldPair'
import { SampleRates } from './SampleRates'
import { quoteSwap } from './quoteSwap'
import { walletSwapCopy as copy } from './walletSwapCopy'

const fromInAddress = addressChoice('from', ACCOUNT_COINS, 'BTC')
const toInAddress = addressChoice('to', ACCOUNT_COINS, 'ETH')

/** Exchanges one coin for another at the sample rates. It is a mock-up. The coins are in the address bar. */
export default function Swap() {
  const [from, setFrom] = useAddressState(fromInAddress)
  const [to, setTo] = useAddressState(toInAddress)
  const [amount, setAmount] = useState('')
  const amountInput = useRef<HTMLInputElement>(null)
  const confirmation = useRef<HTMLInputElement>(null)
  const [confirmed, setConfirmed] = useState('')
  const reading = readCoinAmount(amount, from)
  const { result, rate, small } = quoteSwap(reading.amount ?? decimal('0'), from, to)
  const usable = reading.amount !== undefined
  const warning = usable && small ? copy.small[small] : undefined
  // A confirmation is for one quote. Another amount or coin needs another confirmation.
  const quoted = `${reading.amount} ${from} ${to}`
  const isConfirmed = confirmed === quoted

  const reverse = () => {
    setFrom(to)
    setTo(from)
    setAmount('')
  }

  const submit = () => {
    if (missingInformation(from, to, amount)) return
    if (warning !== undefined && !isConfirmed) {
      confirmation.current?.focus()
      return
    }
    if (reading.amount !== undefined && from !== to) {
      notify.success(copy.executed({ amount: reading.amount, from, result, to }))
      setAmount('')
      setConfirmed('')
    }
    amountInput.current?.focus()
  }

  return (
    <MoneyPage
      title={copy.title}
      lead={copy.lead}
      notes={<SampleRates />}
      recent="swap"
      form={
        <MoneyForm submitLabel={copy.swap} incomplete={amount === '' || from === to} onSubmit={submit}>
          <SwapPanels>
            <SwapPanel>
              <FieldPair>
                <CoinField label={copy.from} value={from} onChange={(coin) => setFrom(coin ?? from)} />
                <AmountField
                  ref={amountInput}
                  coin={from}
                  amount={amount}
                  reading={reading}
                  onChange={setAmount}
                  aside={<BalanceText label={copy.balance} coin={from} />}
                />
              </FieldPair>
            </SwapPanel>
            <SwapSeam>
              <IconButton label={copy.reverse} shape={swapIcon} variant="outlined" onClick={reverse} />
            </SwapSeam>
            <SwapPanel>
              <FieldPair>
                <CoinField
                  label={copy.to}
                  value={to}
                  error={from === to ? copy.sameCoins : undefined}
                  onChange={(coin) => setTo(coin ?? to)}
                />
                <Field label={copy.received}>
                  <AmountInput unit={to} value={usable ? result : ''} readOnly placeholder="0.00000000" />
                </Field>
              </FieldPair>
            </SwapPanel>
          </SwapPanels>
          <DescriptionList>
            <DescriptionItem term={copy.rate}>{copy.rateText(from, formatCoin(rate), to)}</DescriptionItem>
          </DescriptionList>
          <ConfirmNotice
            ref={confirmation}
            warning={warning}
            label={copy.swapAnyway}
            isConfirmed={isConfirmed}
            onChange={(ticked) => setConfirmed(ticked ? quoted : '')}
          />
        </MoneyForm>
      }
    />
  )
}
