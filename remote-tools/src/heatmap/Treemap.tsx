import { color, media, radius, rem } from '@crossbook/ui'
import { useState } from 'react'
import styled from 'styled-components'
import type { CoinSymbol } from '@crossbook/market'
import type { HeatmapCoin } from './heatmapCoins'
import type { Timeframe } from './heatmapView'
import { TreemapTile } from './TreemapTile'
import { treemapLayout, TREEMAP_HEIGHT } from './treemapLayout'

interface TreemapProps {
  /** In the order of the tiles. */
  coins: readonly HeatmapCoin[]
  timeframe: Timeframe
}

/** The coins as tiles, sized by their step of market capitalization and coloured by their change. */
export function Treemap({ coins, timeframe }: TreemapProps) {
  const [described, setDescribed] = useState<CoinSymbol>()
  const places = treemapLayout(coins)

  return (
    <Tiles aria-label="Heatmap tiles">
      {coins.map((coin, index) => {
        const place = places[index]
        return (
          place && (
            <TreemapTile
              key={coin.symbol}
              coin={coin}
              place={place}
              timeframe={timeframe}
              described={described === coin.symbol}
              onDescribe={setDescribed}
            />
          )
        )
      })}
    </Tiles>
  )
}

const Tiles = styled.ul`
  position: relative;
  height: ${rem(TREEMAP_HEIGHT.phone)};
  border-radius: ${radius.tile};
  background: ${color.canvas};

  ${media.fromM} {
    height: ${rem(TREEMAP_HEIGHT.wide)};
  }
`
