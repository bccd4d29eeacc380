import { formatPrice, formatSignedPercent } from '@crossbook/money'
import { Badge, CoinLogo, color, media, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import { ARBITRAGE_ROUTES, type ArbitrageRoute, spreadPercent } from './arbitrage'
import { Fragment, Lines } from './Fragment'

const PAIR_WIDTH = '4.5rem'

const ROW_HEIGHT = '4rem'

/** The exchanges to buy and to sell, and the spread: the rows of the arbitrage tracker. */
export function ArbitrageFragment() {
  return (
    <Fragment title="Arbitrage tracker" aside={<Badge tone="accent">50+ exchanges</Badge>}>
      <Lines>
        {ARBITRAGE_ROUTES.map((route) => (
          <Opportunity key={route.symbol} {...route} />
        ))}
      </Lines>
    </Fragment>
  )
}

function Opportunity(route: ArbitrageRoute) {
  const { symbol, buyOn, buyPrice, sellOn, sellPrice } = route
  return (
    <Row>
      <Coin>
        <CoinLogo symbol={symbol} />
        <span translate="no">{symbol}</span>
      </Coin>
      <Side>
        <Where>{`Buy on ${buyOn}`}</Where>
        <span translate="no">{formatPrice(buyPrice)}</span>
      </Side>
      <Side>
        <Where>{`Sell on ${sellOn}`}</Where>
        <span translate="no">{formatPrice(sellPrice)}</span>
      </Side>
      <Spread translate="no">{formatSignedPercent(spreadPercent(route)).text}</Spread>
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: ${PAIR_WIDTH} minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  min-height: ${ROW_HEIGHT};
  padding: ${space[8]} ${space[20]};
  ${type.cell}

  ${media.belowM} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding-block: ${space[16]};
  }

  /* So much that the longest price stays in one line. */
  ${media.belowXs} {
    column-gap: ${space[8]};
    padding-inline: ${space[16]};
  }
`

const Coin = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[8]};
`

const Side = styled.span`
  display: flex;
  flex-direction: column;
`

const Where = styled.span`
  color: ${color.text3};
  ${type.micro}
`

const Spread = styled.span`
  color: ${color.up};
  text-align: right;

  ${media.belowM} {
    grid-area: 1 / 2;
  }
`
