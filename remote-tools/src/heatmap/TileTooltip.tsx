import { formatCompactUsd, formatSignedPercent } from '@crossbook/money'
import { color, media, radius, space, stroke, type } from '@crossbook/ui'
import styled, { css } from 'styled-components'
import type { Box } from './binaryTiling'
import { changeLabel, formatMarketCap } from './coinLabels'
import type { HeatmapCoin } from './heatmapCoins'
import type { Timeframe } from './heatmapView'
import { treemapLayer } from './treemapLayer'
import type { TilePlace } from './treemapLayout'

interface TileTooltipProps {
  id: string
  coin: HeatmapCoin
  timeframe: Timeframe
  /** The tile of the tooltip. */
  place: TilePlace
}

/** Details of a tile's coin, below the tile where it fits, otherwise over its lower part. */
export function TileTooltip({ id, coin, timeframe, place }: TileTooltipProps) {
  return (
    <Bubble id={id} role="tooltip" $place={place}>
      <Name>{coin.name}</Name>
      <Line>{`${changeLabel(timeframe)}: ${formatSignedPercent(coin.change).text}`}</Line>
      <Line>{`Market cap: ${formatMarketCap(coin)}`}</Line>
      <Line>{`Volume: ${formatCompactUsd(coin.volume)}`}</Line>
    </Bubble>
  )
}

const WIDTH = 11.5
const HEIGHT = 6.5

const near = ({ x, y, width, height }: Box) => css`
  left: clamp(0%, calc(${x + width / 2}% - ${WIDTH / 2}rem), calc(100% - ${WIDTH}rem));
  top: min(${y + height}%, calc(100% - ${HEIGHT}rem));
`

const Bubble = styled.div<{ $place: TilePlace }>`
  position: absolute;
  z-index: ${treemapLayer.tooltip};
  ${({ $place }) => near($place.phone)}
  width: ${WIDTH}rem;
  min-height: ${HEIGHT}rem;
  padding: ${space[8]} ${space[12]};
  border: ${stroke.hairline} solid ${color.controlLine};
  border-radius: ${radius.control};
  background: ${color.s3};
  color: ${color.text2};

  ${media.fromM} {
    ${({ $place }) => near($place.wide)}
  }
`

const Name = styled.p`
  color: ${color.text};
  ${type.smallStrong}
`

const Line = styled.p`
  ${type.small}
`
