import { type CoinSymbol, usePauseTicker } from '@crossbook/market'
import { media, space } from '@crossbook/ui'
import styled from 'styled-components'
import { DeskPanel } from '../trading-layout/DeskPanel'
import { type MarketChoice, MarketList } from './MarketList'
import { marketPickerCopy as copy } from './marketPickerCopy'

/** Renders the list of markets next to the columns, in windows with enough space. */
export function MarketPanel<Coin extends CoinSymbol>(choice: MarketChoice<Coin>) {
  const hold = usePauseTicker()
  return (
    <Panel title={copy.title} ref={hold}>
      <MarketList {...choice} />
    </Panel>
  )
}

const Panel = styled(DeskPanel)`
  display: none;

  ${media.fromXl} {
    display: flex;
    /* The list scrolls below its filters. */
    min-height: 0;

    /* The heading starts at the same position as the field below it. */
    && > :first-child {
      padding-inline: ${space[12]};
    }
  }
`
