import { decimal, formatCoinTrimmed } from '@crossbook/money'
import { Notice, Stack } from '@crossbook/ui'
import type { AccountCoin } from '../holdings/holdings'
import { depositCopy as copy } from './depositCopy'

/** The minimum deposit, in coins of any type. */
const MIN_DEPOSIT_COIN = decimal('0.001')

/** Confirmations before a deposit is credited. */
const CONFIRMATIONS = 3

/** Notes to read before sending a coin. */
export function DepositNotices({ coin }: { coin: AccountCoin }) {
  return (
    <Stack>
      <Notice tone="warn" title={copy.only(coin)}>
        {copy.othersAreLost}
      </Notice>
      <Notice title={copy.before}>
        <ul>
          <li>{copy.minimum(formatCoinTrimmed(MIN_DEPOSIT_COIN), coin)}</li>
          <li>{copy.credited(CONFIRMATIONS)}</li>
        </ul>
      </Notice>
    </Stack>
  )
}
