import { DEFAULT_PAIR, pairOf } from '@crossbook/market'
import { PauseLivePrices } from '@crossbook/market-ui'
import { Card, chartIcon, color, Icon, Notice, space, type } from '@crossbook/ui'
import { useCallback } from 'react'
import styled from 'styled-components'
import { QuoteFigures } from '../live-quote/QuoteFigures'
import { MarketPicker } from '../market-picker/MarketPicker'
import { TradingLayout } from '../trading-layout/TradingLayout'
import { TradingStrip } from '../trading-layout/TradingStrip'
import { MarketStats } from './MarketStats'
import { spotCopy as copy } from './spotCopy'
import { baseCoin, SPOT_MARKETS, type SpotCoin } from './spotMarkets'
import { useSelectedPair } from './useSelectedPair'

const PLACE_HEIGHT = '320px'

/** Spot markets with their figures; the interface to trade with is yet to come. */
export default function Spot() {
  const [pair, selectPair] = useSelectedPair()
  const symbol = baseCoin(pair)
  const selectCoin = useCallback((coin: SpotCoin) => selectPair(pairOf(coin)), [selectPair])

  return (
    <TradingLayout
      strip={
        <TradingStrip title={copy.title} market={pair} actions={<PauseLivePrices />}>
          <QuoteFigures symbol={symbol} priceLabel="Last price" />
        </TradingStrip>
      }
      banner={
        // Always there, so that a banner that comes with another market is announced.
        <Announced role="status">
          {pair !== DEFAULT_PAIR && <Notice title={copy.readyToTrade(pair)} />}
        </Announced>
      }
      markets={<MarketPicker markets={SPOT_MARKETS} value={symbol} onChange={selectCoin} />}
      ticket={<MarketStats />}
      main={
        <Placeholder>
          <Icon shape={chartIcon} size={24} />
          <ComingSoon>{copy.comingSoon}</ComingSoon>
          <p>{copy.comingSoonLead}</p>
        </Placeholder>
      }
    />
  )
}

/* Empty, it stays in the page for assistive technology and takes no room. */
const Announced = styled.div`
  &:empty {
    margin-top: calc(-1 * ${space[24]});
  }
`

const Placeholder = styled(Card)`
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-height: ${PLACE_HEIGHT};
  color: ${color.text2};
  ${type.body}
  text-align: center;

  & > svg {
    color: ${color.text3};
  }
`

const ComingSoon = styled.h2`
  ${type.h3}
`
