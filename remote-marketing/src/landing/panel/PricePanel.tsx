import { DEFAULT_PAIR, usePauseTicker } from '@crossbook/market'
import { LiveChange, LivePrice, PauseLivePrices } from '@crossbook/market-ui'
import {
  CoinLogo,
  color,
  media,
  radius,
  SampleDataNote,
  space,
  stillArriving,
  stroke,
  type,
} from '@crossbook/ui'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import type { TradedCoin } from '../../live/MarketName'
import { WaysToTrade } from '../features/TradingFragment'
import { inTurn } from '../inTurn'
import { DayChart } from './DayChart'
import { PanelRow } from './PanelRow'
import { SpreadPart } from './SpreadPart'

/** The coins below the chart. */
const WATCHED: readonly TradedCoin[] = Object.freeze(['ETH', 'BNB', 'SOL', 'XRP'])

/** A part of the panel, which belongs to a slide of the hero. */
export type PanelPart = 'spread' | 'ways' | 'markets'

const PARTS: readonly { name: PanelPart; Part: ComponentType }[] = [
  { name: 'spread', Part: SpreadPart },
  { name: 'ways', Part: WaysPart },
  { name: 'markets', Part: MarketsPart },
]

/** The panel of the hero: the price of the first market, and below it the part that belongs to the current slide. */
export function PricePanel({ shows }: { shows: PanelPart }) {
  return (
    <Panel aria-label="Live price panel" ref={usePauseTicker()}>
      <Head>
        <CoinLogo symbol="BTC" size={40} />
        <TextColumn>
          <Pair>{DEFAULT_PAIR}</Pair>
          <Name>Bitcoin</Name>
        </TextColumn>
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
      <Parts>
        {PARTS.map(({ name, Part }) => (
          <Place key={name} $shown={name === shows}>
            <Part />
          </Place>
        ))}
      </Parts>
      <Foot>
        <SampleDataNote />
        <Link to={SITE_PATHS.livePrices}>All live prices</Link>
      </Foot>
    </Panel>
  )
}

/** The day of the first market, and a few more markets. */
function MarketsPart() {
  return (
    <>
      <DayChart symbol="BTC" />
      <Rows>
        {WATCHED.map((symbol) => (
          <PanelRow key={symbol} symbol={symbol} />
        ))}
      </Rows>
    </>
  )
}

function WaysPart() {
  return (
    <Ways>
      <WaysToTrade />
    </Ways>
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

const TextColumn = styled.div`
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

/* All parts are in one cell, so that the tallest sets the height and nothing below ever moves. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  /* While the page arrives: a taller part would move the lines of the one that is there. */
  ${stillArriving} {
    display: none;
  }
`

const Place = styled.div<{ $shown: boolean }>`
  display: flex;
  flex-direction: column;
  grid-area: 1 / 1;
  ${inTurn}

  & > :last-child {
    flex: 1;
  }
`

/* Four lines share the height. */
const Ways = styled.div`
  display: grid;
  border-top: ${stroke.hairline} solid ${color.line};

  & > ul {
    display: grid;
    grid-auto-rows: 1fr;
  }

  ${media.fromS} {
    & li {
      padding-inline: ${space[24]};
    }
  }
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
