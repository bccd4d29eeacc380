import { DayLine, LiveChange, LivePrice } from '@crossbook/market-ui'
import { color, height, media, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import { MarketName, type TradedCoin } from '../../live/MarketName'
import { SpotLink } from '../../live/SpotLink'

const SPARKLINE_WIDTH = '72px'

const PRICE_WIDTH = '96px'

/** One more market in the panel; the whole line leads to its spot trading. */
export function PanelRow({ symbol }: { symbol: TradedCoin }) {
  return (
    <Row>
      <MarketName symbol={symbol} wrap={(pair) => <SpotLink pair={pair} />} />
      <Line>
        <DayLine symbol={symbol} width={72} height={24} />
      </Line>
      <Figures>
        <Price>
          <LivePrice symbol={symbol} />
        </Price>
        <Change>
          <LiveChange symbol={symbol} />
        </Change>
      </Figures>
    </Row>
  )
}

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${SPARKLINE_WIDTH} ${PRICE_WIDTH};
  align-items: center;
  gap: ${space[16]};
  min-height: ${height.row};
  padding: ${space[6]} ${space[24]};

  ${media.hover} {
    &:hover {
      background: ${color.s2};
    }
  }

  ${media.belowS} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-inline: ${space[16]};
  }
`

const Line = styled.span`
  ${media.belowS} {
    display: none;
  }
`

const Figures = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
`

const Price = styled.span`
  ${type.cell}
`

const Change = styled.span`
  ${type.micro}
`
