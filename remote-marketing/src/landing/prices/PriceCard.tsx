import { useArbitrage, type CoinSymbol } from '@crossbook/market'
import { DayLine, LiveChange, LivePrice } from '@crossbook/market-ui'
import { formatPercent } from '@crossbook/money'
import { color, media, motion, radius, space, stroke, type } from '@crossbook/ui'
import styled from 'styled-components'
import { MarketName, type TradedCoin } from '../../live/MarketName'
import { SpotLink } from '../../live/SpotLink'

const CURVE_HEIGHT = '2.25rem'

/** A card that has no space for name and curve. */
const NO_CURVE = '(max-width: 14rem)'

/** The width of a price in such a card. */
const SMALL_PRICE = '1.125rem'

/** A market's price, change and arbitrage. The whole card links to its spot trading. */
export function PriceCard({ symbol }: { symbol: TradedCoin }) {
  return (
    <Card>
      <Head>
        <MarketName symbol={symbol} wrap={(pair) => <SpotLink pair={pair} />} />
        <DayLine symbol={symbol} width={80} height={36} />
      </Head>
      <div>
        <Price>
          <LivePrice symbol={symbol} />
        </Price>
        <Change>
          <LiveChange symbol={symbol} />
        </Change>
      </div>
      <Spread>
        <span>Arbitrage</span>
        <Arbitrage symbol={symbol} />
      </Spread>
    </Card>
  )
}

/** The coin's current arbitrage percentage. It renders on its own. */
function Arbitrage({ symbol }: { symbol: CoinSymbol }) {
  return <Percentage>{formatPercent(useArbitrage(symbol))}</Percentage>
}

const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  min-width: 0;
  container-type: inline-size;
  padding: ${space[20]} ${space[20]} ${space[12]};
  border: ${stroke.hairline} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.s1};
  transition: border-color ${motion.fast};

  ${media.hover} {
    &:hover {
      border-color: ${color.controlLine};
    }
  }

  ${media.belowS} {
    gap: ${space[8]};
    padding: ${space[12]};
  }
`

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[8]};
  min-height: ${CURVE_HEIGHT};

  /* The drawing yields to the name. */
  @container ${NO_CURVE} {
    & > svg {
      display: none;
    }
  }
`

const Price = styled.p`
  ${type.numL}

  @container ${NO_CURVE} {
    font-size: ${SMALL_PRICE};
  }
`

const Change = styled.p`
  ${type.cell}
`

const Spread = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space[8]};
  padding-top: ${space[12]};
  border-top: ${stroke.hairline} solid ${color.line};
  color: ${color.text3};
  ${type.small}
`

const Percentage = styled.span`
  color: ${color.accent};
  ${type.cell}
`
