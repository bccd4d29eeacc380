import { decimal, formatCoinTrimmed } from '@crossbook/money'
import { Notice, Stack } from '@crossbook/ui'
import type { AccountCoin } from '../holdings/holdings'

/** The least that is credited, in coins of whatever kind. */
const MIN_DEPOSIT_COIN = decimal('0.001')

/** Blocks that must follow before a deposit is credited. */
const CONFIRMATIONS = 3

/** What to know before sending a coin. */
export function DepositNotices({ coin }: { coin: AccountCoin }) {
  return (
    <Stack>
      <Notice tone="warn" title={`Send only ${coin} to this address`}>
        Any other coin that is sent to it is lost.
      </Notice>
      <Notice title="Before you send">
        <ul>
          <li>
            Minimum deposit: {formatCoinTrimmed(MIN_DEPOSIT_COIN)} {coin}
          </li>
          <li>Credited after {CONFIRMATIONS} network confirmations</li>
        </ul>
      </Notice>
    </Stack>
  )
}
