import { useTickerHold } from '@crossbook/market'
import { media, space } from '@crossbook/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import type { TradedCoin } from '../../live/MarketName'
import { LandingSection } from '../LandingSection'
import { PriceCard } from './PriceCard'

/** The coins with a card of their own. */
const FEATURED: readonly TradedCoin[] = Object.freeze(['BTC', 'ETH', 'BNB', 'SOL'])

/** Cards with live prices and the arbitrage between exchanges. */
export function LivePrices() {
  return (
    <LandingSection
      title="Live prices"
      lead="One price for each coin on every page, and how far exchanges differ on it right now."
      actions={<Link to={SITE_PATHS.livePrices}>All live prices</Link>}
    >
      <Strip ref={useTickerHold()}>
        {FEATURED.map((symbol) => (
          <PriceCard key={symbol} symbol={symbol} />
        ))}
      </Strip>
    </LandingSection>
  )
}

const Strip = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};

  ${media.fromS} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.fromL} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
