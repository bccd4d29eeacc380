import { formatSignedPercent } from '@crossbook/money'
import type { CoinSymbol } from '@crossbook/market'
import { heat, media, radius, type, VisuallyHidden, space } from '@crossbook/ui'
import { useId } from 'react'
import styled, { css } from 'styled-components'
import type { Box } from './binaryTiling'
import { formatMarketCap, tileName } from './coinLabels'
import { type HeatStep, heatOf } from './heat'
import type { HeatmapCoin } from './heatmapCoins'
import type { Timeframe } from './heatmapView'
import { TileTooltip } from './TileTooltip'
import { treemapLayer } from './treemapLayer'
import type { TilePlace } from './treemapLayout'

/** The space between two tiles. */
const GAP = '2px'

/** The sizes from which a tile shows each of its texts. A smaller tile shows its colour alone. */
const TWO_LINES = '(min-height: 3.375rem)'
const LARGE = '(min-width: 6rem) and (min-height: 5.5rem)'
const NO_SYMBOL = 'not ((min-width: 2.5rem) and (min-height: 1.25rem))'
const NO_CHANGE = 'not ((min-width: 2.75rem) and (min-height: 2.25rem))'
const NO_MARKET_CAP =
  'not ((min-width: 2.75rem) and (min-height: 2.25rem) and ((min-width: 5.75rem) or (min-height: 3.375rem)))'

interface TreemapTileProps {
  coin: HeatmapCoin
  place: TilePlace
  timeframe: Timeframe
  /** Whether its tooltip is open. */
  described: boolean
  /** Opens a coin's tooltip, or closes the open one. */
  onDescribe: (symbol: CoinSymbol | undefined) => void
}

/** One coin's tile. Hover, focus or a click shows its tooltip, and Escape hides it. */
export function TreemapTile({ coin, place, timeframe, described, onDescribe }: TreemapTileProps) {
  const tooltipId = useId()
  const open = () => {
    onDescribe(coin.symbol)
  }
  const close = () => {
    onDescribe(undefined)
  }

  return (
    <li onPointerEnter={open} onPointerLeave={close}>
      <Tile
        type="button"
        aria-describedby={described ? tooltipId : undefined}
        $place={place}
        $heat={heatOf(coin.change)}
        onFocus={open}
        onBlur={close}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
        }}
      >
        <VisuallyHidden>{tileName(coin)}</VisuallyHidden>
        <Labels aria-hidden translate="no">
          <Symbol>{coin.symbol}</Symbol>
          <Change>{formatSignedPercent(coin.change).text}</Change>
          <MarketCap>{formatMarketCap(coin)}</MarketCap>
        </Labels>
      </Tile>
      {described && <TileTooltip id={tooltipId} coin={coin} timeframe={timeframe} place={place} />}
    </li>
  )
}

// Classes and not `style`, because the tiles are in the first render. There are as many classes as coins times orders.
const placed = ({ x, y, width, height }: Box) => css`
  left: ${x}%;
  top: ${y}%;
  width: calc(${width}% - ${GAP});
  height: calc(${height}% - ${GAP});
`

const Tile = styled.button<{ $place: TilePlace; $heat: HeatStep }>`
  position: absolute;
  ${({ $place }) => placed($place.phone)}
  container-type: size;
  display: grid;
  place-items: center;
  border-radius: ${radius.tile};
  background: ${({ $heat }) => heat[$heat].fill};
  color: ${({ $heat }) => heat[$heat].ink};
  /* The colour shows the figure. The text contrasts with it. */
  forced-color-adjust: none;
  print-color-adjust: exact;

  &:focus-visible {
    z-index: ${treemapLayer.focusedTile};
  }

  ${media.fromM} {
    ${({ $place }) => placed($place.wide)}
  }
`

/* Below each other; in a low, broad tile the figures share a line. Texts that do not fit are hidden. */
const Labels = styled.span`
  display: flex;
  flex-flow: row wrap;
  justify-content: center;
  gap: 0 ${space[6]};

  & > :first-child {
    flex-basis: 100%;
  }

  @container ${TWO_LINES} {
    & > * {
      flex-basis: 100%;
    }
  }
`

const Symbol = styled.span`
  ${type.smallStrong}

  @container ${LARGE} {
    ${type.h3}
  }

  @container ${NO_SYMBOL} {
    display: none;
  }
`

const Change = styled.span`
  ${type.micro}

  @container ${LARGE} {
    ${type.cell}
  }

  @container ${NO_CHANGE} {
    display: none;
  }
`

const MarketCap = styled.span`
  ${type.micro}

  @container ${NO_MARKET_CAP} {
    display: none;
  }
`
