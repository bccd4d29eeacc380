import { useArbitrage, type CoinSymbol } from '@crossbook/market'
import { DayLine, LiveChange, LivePrice } from '@crossbook/market-ui'
import { formatPercent } from '@crossbook/money'
import { color, media, motion, radius, space, stroke, type } from '@crossbook/ui'
import styled from 'styled-components'
import { MarketName, type TradedCoin } from '../../live/MarketName'
import { SpotLink } from '../../live/SpotLink'

const CURVE_HEIGHT = '36px'

/** A market's price, change and arbitrage; the whole card leads to its spot trading. */
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

/** The coin's arbitrage percentage now; it renders alone. */
function Arbitrage({ symbol }: { symbol: CoinSymbol }) {
  return <Percentage>{formatPercent(useArbitrage(symbol))}</Percentage>
}

const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  min-width: 0;
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
`

// One line high: where the card is too narrow, the drawing goes to a second line, which is cut off.
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[8]};
  height: ${CURVE_HEIGHT};
  overflow: hidden;
`

const Price = styled.p`
  ${type.numL}
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
