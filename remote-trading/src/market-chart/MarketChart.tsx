import { pairOf, useTickerHold } from '@crossbook/market'
import { chartPage } from '@crossbook/market-ui'
import { ButtonLink, Card, color, media, space, type } from '@crossbook/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { CHART_ASSETS, type ChartCoin } from '../charts/chartChoices'
import { ChartFoot } from '../charts/ChartFoot'
import { chartsCopy } from '../charts/chartsCopy'
import { NotLoaded } from '../charts/NotLoaded'
import { marketChartCopy as copy } from './marketChartCopy'
import { useLoadedChart } from './useLoadedChart'

interface MarketChartProps {
  symbol: ChartCoin
  /** Something follows in its column, and is to be seen at the fold: positions, what is borrowed. */
  aboveMore?: boolean
}

/**
 * The chart of a market next to its ticket: candles to look at, nothing to order with. Its code is fetched when it comes into view, and
 * its place is as large before as after.
 */
export function MarketChart({ symbol, aboveMore = false }: MarketChartProps) {
  const hold = useTickerHold()
  const place = useRef<HTMLDivElement>(null)
  const { Chart, failed, retry } = useLoadedChart(place)
  const onPage = CHART_ASSETS.find((asset) => asset === symbol)
  return (
    <Panel
      title={chartsCopy.chart(pairOf(symbol))}
      padding="none"
      ref={hold}
      actions={
        onPage && (
          <ButtonLink size="small" variant="quiet" edge="end" to={chartPage(onPage)}>
            {copy.allIndicators}
          </ButtonLink>
        )
      }
    >
      <Place ref={place} $aboveMore={aboveMore}>
        {Chart ? (
          <Chart symbol={symbol} />
        ) : (
          <Waiting>{failed ? <NotLoaded onRetry={retry} /> : <p>{chartsCopy.loading}</p>}</Waiting>
        )}
      </Place>
      <Foot>
        <ChartFoot />
      </Foot>
    </Panel>
  )
}

const PLACE_HEIGHT = '28.75rem'

/** What is left of the window below header, strip and the card's own lines, so that the chart ends above the fold. */
const HEIGHT_ON_A_DESK = {
  alone: 'clamp(26.25rem, 100svh - 20.625rem, 60rem)',
  aboveMore: 'clamp(21.25rem, 100svh - 30rem, 45rem)',
}

const Panel = styled(Card)`
  flex: none;

  ${media.belowM} {
    margin-inline: calc(-1 * var(--cb-size-page-padding));
    border-inline: 0;
    border-radius: 0;
  }
`

const Place = styled.div<{ $aboveMore: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: ${PLACE_HEIGHT};
  min-width: 0;

  ${media.fromXl} {
    min-height: ${({ $aboveMore }) => HEIGHT_ON_A_DESK[$aboveMore ? 'aboveMore' : 'alone']};
  }
`

const Waiting = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  color: ${color.text3};
  ${type.body}
`

const Foot = styled.div`
  padding: ${space[8]} ${space[16]} ${space[16]};

  ${media.fromM} {
    padding-inline: ${space[24]};
  }
`
