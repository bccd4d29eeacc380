import { usePauseTicker } from '@crossbook/market'
import { media, space } from '@crossbook/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { SITE_PATHS } from '@crossbook/contract'
import type { TradedCoin } from '../../live/MarketName'
import { LandingSection } from '../LandingSection'
import { PriceCard } from './PriceCard'

/** The coins with a card. */
const FEATURED: readonly TradedCoin[] = Object.freeze(['BTC', 'ETH', 'BNB', 'SOL'])

/** Cards with live prices and the arbitrage between exchanges. */
export function LivePrices() {
  return (
    <LandingSection
      title="Live prices"
      lead="One price for each coin on every page, and how far exchanges differ on it right now."
      actions={<Link to={SITE_PATHS.livePrices}>All live prices</Link>}
    >
      <Strip ref={usePauseTicker()}>
        {FEATURED.map((symbol) => (
          <PriceCard key={symbol} symbol={symbol} />
        ))}
      </Strip>
    </LandingSection>
  )
}

/** The smallest width of a card: two share a line on a phone, unless the text is too large. */
const CARD_WIDTH = '9.25rem'

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(${CARD_WIDTH}, 34%)), 1fr));
  gap: ${space[8]};

  ${media.fromS} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[16]};
  }

  ${media.fromL} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
