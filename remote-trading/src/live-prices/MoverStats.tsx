import { COIN_NAMES, marketSample, usePauseTicker } from '@crossbook/market'
import { LiveChange } from '@crossbook/market-ui'
import { formatCompactUsd } from '@crossbook/money'
import { CoinLogo, media, space, Stat, StatGrid } from '@crossbook/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { LivePriceCoin } from './livePriceCoins'
import { livePricesCopy as copy } from './livePricesCopy'
import { findMovers } from './movers'

/** The coins with the largest moves and the most volume, above the table of all coins. */
export function MoverStats() {
  const { gainer, loser, traded, largest } = findMovers()
  return (
    <section aria-label={copy.movers} ref={usePauseTicker()}>
      <Figures>
        <Mover label={copy.gainer} symbol={gainer} note={<LiveChange symbol={gainer} />} />
        <Mover label={copy.loser} symbol={loser} note={<LiveChange symbol={loser} />} />
        <Mover label={copy.traded} symbol={traded} note={formatCompactUsd(marketSample(traded).volume24h)} />
        <Mover
          label={copy.largest}
          symbol={largest}
          note={formatCompactUsd(marketSample(largest).marketCap)}
        />
      </Figures>
    </section>
  )
}

interface MoverProps {
  label: string
  symbol: LivePriceCoin
  note: ReactNode
}

function Mover({ label, symbol, note }: MoverProps) {
  return (
    <Stat label={label} note={note}>
      <Coin title={COIN_NAMES[symbol]}>
        <CoinLogo symbol={symbol} size={24} />
        <span>{symbol}</span>
      </Coin>
    </Stat>
  )
}

/* Phones show the two largest moves, so that the list starts within the first view. */
const Figures = styled(StatGrid)`
  ${media.belowS} {
    & > :nth-child(n + 3) {
      display: none;
    }
  }
`

const Coin = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
`
