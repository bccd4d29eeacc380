import { pairOf } from '@crossbook/market'
import { formatPrice, usd, type UsdAmount } from '@crossbook/money'
import { Badge, type BadgeTone } from '@crossbook/ui'
import type { TradedCoin } from '../../live/MarketName'
import { Fragment, Line, Lines, Pile, Quiet } from './Fragment'

interface SampleAlert {
  symbol: TradedCoin
  condition: 'above' | 'below'
  price: UsdAmount
  state: 'Active' | 'Triggered'
}

/** Sample alerts, the first ones of the alerts screen; the sample price of SOL meets the last one. */
export const ALERTS: readonly SampleAlert[] = Object.freeze([
  { symbol: 'BTC', condition: 'above', price: usd('45000'), state: 'Active' },
  { symbol: 'ETH', condition: 'below', price: usd('2300'), state: 'Active' },
  { symbol: 'SOL', condition: 'above', price: usd('95'), state: 'Triggered' },
])

const TONES: Readonly<Record<SampleAlert['state'], BadgeTone>> = { Active: 'up', Triggered: 'accent' }

/** Three price alerts, as the alerts screen lists them. */
export function AlertFragment() {
  return (
    <Fragment title="Price alerts">
      <Lines>
        {ALERTS.map(({ symbol, condition, price, state }) => (
          <Line key={symbol}>
            <Pile>
              <span translate="no">{pairOf(symbol)}</span>
              <Quiet>{`${condition} ${formatPrice(price)}`}</Quiet>
            </Pile>
            <Badge tone={TONES[state]}>{state}</Badge>
          </Line>
        ))}
      </Lines>
    </Fragment>
  )
}
