import { DEFAULT_PAIR, useTickerHold } from '@crossbook/market'
import { LiveChange, LivePrice, PauseLivePrices } from '@crossbook/market-ui'
import { CoinLogo, color, media, radius, SampleDataNote, space, stroke, type } from '@crossbook/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import type { TradedCoin } from '../../live/MarketName'
import { DayChart } from './DayChart'
import { PanelRow } from './PanelRow'

/** The coins below the chart. */
const WATCHED: readonly TradedCoin[] = Object.freeze(['ETH', 'BNB', 'SOL', 'XRP'])

/** The live-price panel of the hero: the first market with its day, and a few more below. */
export function PricePanel() {
  return (
    <Panel aria-label="Live price panel" ref={useTickerHold()}>
      <Head>
        <CoinLogo symbol="BTC" size={40} />
        <Words>
          <Pair>{DEFAULT_PAIR}</Pair>
          <Name>Bitcoin</Name>
        </Words>
        <PauseLivePrices iconOnly />
      </Head>
      <Now>
        <Price>
          <LivePrice symbol="BTC" />
        </Price>
        <Change>
          <LiveChange symbol="BTC" />
          <Period>24h</Period>
        </Change>
      </Now>
      <DayChart symbol="BTC" />
      <Rows>
        {WATCHED.map((symbol) => (
          <PanelRow key={symbol} symbol={symbol} />
        ))}
      </Rows>
      <Foot>
        <SampleDataNote />
        <Link to={SITE_PATHS.livePrices}>All live prices</Link>
      </Foot>
    </Panel>
  )
}

const Panel = styled.section`
  min-width: 0;
  border: ${stroke.hairline} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.s1};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  padding: ${space[20]} ${space[16]} 0 ${space[24]};

  ${media.belowS} {
    padding-inline: ${space[16]} ${space[8]};
  }
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
`

const Pair = styled.p`
  ${type.h3}
`

const Name = styled.p`
  color: ${color.text3};
  ${type.small}
`

const Now = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[16]};
  padding: ${space[16]} ${space[24]} ${space[12]};

  ${media.belowS} {
    padding-inline: ${space[16]};
  }
`

const Price = styled.p`
  ${type.numXl}
`

const Change = styled.p`
  display: flex;
  gap: ${space[8]};
  ${type.control}
`

const Period = styled.span`
  color: ${color.text3};
  ${type.control}
`

const Rows = styled.ul`
  border-top: ${stroke.hairline} solid ${color.line};
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};
  padding: ${space[12]} ${space[24]};
  border-top: ${stroke.hairline} solid ${color.line};
  ${type.small}

  & a {
    padding-block: ${space[2]};
  }

  ${media.belowS} {
    padding-inline: ${space[16]};
  }
`
