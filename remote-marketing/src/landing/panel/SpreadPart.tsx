import { formatPrice, formatSignedPercent } from '@crossbook/money'
import { CoinLogo, color, height, media, space, stroke, type } from '@crossbook/ui'
import styled from 'styled-components'
import { ARBITRAGE_ROUTES, type ArbitrageRoute, spreadPercent } from '../features/arbitrage'

const [FIRST, ...OTHERS] = ARBITRAGE_ROUTES

/** Where a coin is cheap and where it is expensive: the first route as a ladder, the others as lines. */
export function SpreadPart() {
  return (
    <Part>
      {FIRST && <Ladder route={FIRST} />}
      <ul>
        {OTHERS.map((route) => (
          <Other key={route.symbol}>
            <CoinLogo symbol={route.symbol} size={32} />
            <Names>
              <span translate="no">{route.symbol}</span>
              <Quiet>{`${route.buyOn} to ${route.sellOn}`}</Quiet>
            </Names>
            <Gain translate="no">{spreadText(route)}</Gain>
          </Other>
        ))}
      </ul>
    </Part>
  )
}

/** The expensive price above the cheap one, and the spread between them. */
function Ladder({ route }: { route: ArbitrageRoute }) {
  return (
    <Steps>
      <Step>
        <dt>{`Sell on ${route.sellOn}`}</dt>
        <dd translate="no">{formatPrice(route.sellPrice)}</dd>
      </Step>
      <Spread>
        <dt>Spread</dt>
        <dd translate="no">{spreadText(route)}</dd>
      </Spread>
      <Step>
        <dt>{`Buy on ${route.buyOn}`}</dt>
        <dd translate="no">{formatPrice(route.buyPrice)}</dd>
      </Step>
    </Steps>
  )
}

function spreadText(route: ArbitrageRoute) {
  return formatSignedPercent(spreadPercent(route)).text
}

const Part = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`

const Steps = styled.dl`
  display: flex;
  flex: 1;
  flex-direction: column;
  border-block: ${stroke.hairline} solid ${color.line};
`

const Step = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[16]};
  min-height: ${height.row};
  padding: ${space[6]} ${space[24]};
  color: ${color.text2};
  ${type.small}

  & > dd {
    color: ${color.text};
    ${type.control}
  }

  ${media.belowS} {
    padding-inline: ${space[16]};
  }
`

const Spread = styled(Step)`
  border-block: ${stroke.hairline} dashed ${color.up};
  background: ${color.upWash};

  & > dd {
    color: ${color.up};
    ${type.numL}
  }
`

const Other = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[12]};
  min-height: ${height.row};
  padding: ${space[6]} ${space[24]};
  ${type.cell}

  ${media.belowS} {
    padding-inline: ${space[16]};
  }
`

const Names = styled.span`
  display: flex;
  flex-direction: column;
`

const Quiet = styled.span`
  color: ${color.text3};
  ${type.micro}
`

const Gain = styled.span`
  margin-left: auto;
  color: ${color.up};
`
