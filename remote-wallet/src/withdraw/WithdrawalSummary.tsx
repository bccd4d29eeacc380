import { decimal, formatCoin, type DecimalString } from '@crossbook/money'
import { DescriptionItem, DescriptionList, Notice, space } from '@crossbook/ui'
import styled from 'styled-components'
import { BalanceText } from '../coin-form/BalanceText'
import type { AccountCoin } from '../holdings/holdings'
import { networkFee } from './networkFees'
import { quoteWithdrawal } from './quoteWithdrawal'
import { withdrawCopy as copy } from './withdrawCopy'

const NOTHING = decimal('0')

interface WithdrawalSummaryProps {
  coin: AccountCoin | undefined
  /** Undefined while no amount is typed. */
  amount: DecimalString | undefined
}

/** Balance, network fee and received amount for the current entries. */
export function WithdrawalSummary({ coin, amount }: WithdrawalSummaryProps) {
  const fee = coin ? networkFee(coin) : undefined
  const { received, belowFee } = quoteWithdrawal(amount ?? NOTHING, fee ?? NOTHING)
  return (
    <div>
      <DescriptionList>
        <DescriptionItem term={copy.balance}>
          <BalanceText coin={coin} />
        </DescriptionItem>
        <DescriptionItem term={copy.fee}>{fee ? `${fee} ${String(coin)}` : '—'}</DescriptionItem>
        <DescriptionItem term={copy.received} strong>
          {coin ? `${formatCoin(received)} ${coin}` : '—'}
        </DescriptionItem>
      </DescriptionList>
      <Hint role="status">
        {amount !== undefined && belowFee && <Notice tone="warn">{copy.belowFee}</Notice>}
      </Hint>
    </div>
  )
}

/* Always in the page, so that changes are announced. */
const Hint = styled.div`
  & > * {
    margin-top: ${space[16]};
  }
`
