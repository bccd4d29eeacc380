import { DayLine, LiveChange, LivePrice } from '@crossbook/market-ui'
import { color, height, media, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import { MarketName, type TradedCoin } from '../../live/MarketName'
import { SpotLink } from '../../live/SpotLink'

const PRICE_WIDTH = '6rem'

/** One more market in the panel. The whole line links to its spot trading. */
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[16]};
  min-height: ${height.row};
  padding: ${space[6]} ${space[24]};

  & > :first-child {
    flex: 1 1 auto;
  }

  ${media.hover} {
    &:hover {
      background: ${color.s2};
    }
  }

  ${media.belowS} {
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
  min-width: ${PRICE_WIDTH};
  margin-left: auto;
`

const Price = styled.span`
  ${type.cell}
`

const Change = styled.span`
  ${type.micro}
`
