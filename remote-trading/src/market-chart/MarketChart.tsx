import { pairOf, usePauseTicker } from '@crossbook/market'
import { chartPage } from '@crossbook/market-ui'
import {
  ButtonLink,
  color,
  height,
  hiddenFromSight,
  media,
  SampleDataNote,
  size,
  space,
  type,
} from '@crossbook/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import type { ChartCoin } from '../charts/chartChoices'
import { chartPlaceCopy } from '../charts/chartPlaceCopy'
import { loadPriceChart } from '../charts/drawing/loadPriceChart'
import { NotLoaded } from '../loaded-part/NotLoaded'
import { useLoadedPart } from '../loaded-part/useLoadedPart'
import { DeskPanel } from '../trading-layout/DeskPanel'
import { phoneChartHead } from '../trading-layout/phoneDesk'
import { marketChartCopy as copy } from './marketChartCopy'

/** Loads the chart and its timeframes together with the code that draws it. */
const loadChart = () =>
  Promise.all([import(/* webpackChunkName: "market-chart" */ './LoadedChart'), loadPriceChart()]).then(
    ([parts]) => parts,
  )

/**
 * The read-only chart of a market next to its ticket. Its timeframe is in the address. Its code is fetched when it comes into view, and
 * its space is reserved before.
 */
export function MarketChart({ symbol }: { symbol: ChartCoin }) {
  const hold = usePauseTicker()
  const place = useRef<HTMLDivElement>(null)
  const { part, failed, retry } = useLoadedPart(place, loadChart)
  return (
    <Panel
      title={chartPlaceCopy.chart(pairOf(symbol))}
      ref={hold}
      actions={
        <>
          <TimeframePlace>{part && <part.TimeframeChoice />}</TimeframePlace>
          <ChartsLink size="small" variant="quiet" edge="end" to={chartPage(symbol)}>
            <span>
              <Verb>{`${copy.openIn} `}</Verb>
              <span>{copy.charts}</span>
            </span>
          </ChartsLink>
        </>
      }
    >
      <Place ref={place}>
        {part ? (
          <part.LoadedChart symbol={symbol} />
        ) : (
          <Waiting>
            {failed ? (
              <NotLoaded text={chartPlaceCopy.notLoaded} onRetry={retry} />
            ) : (
              <>
                <p>{chartPlaceCopy.loading}</p>
                <Sample>
                  <SampleDataNote />
                </Sample>
              </>
            )}
          </Waiting>
        )}
      </Place>
    </Panel>
  )
}

const PLACE_HEIGHT = '28.75rem'

/** The width of five timeframes. */
const TIMEFRAMES_WIDTH = '14.1875rem'

const Panel = styled(DeskPanel)`
  ${media.belowM} {
    margin-inline: calc(-1 * ${size.pagePadding});
    border-inline: 0;
    border-radius: 0;
    ${phoneChartHead}
  }

  /* Every line above the candles is taken from them. */
  ${media.fromXl} {
    && > :first-child {
      padding-block: ${space[2]};
    }
  }
`

/* Reserved for the timeframes while they load. They wrap where only text grows and the line is narrower. */
const TimeframePlace = styled.div`
  min-width: 0;
  max-width: 100%;
  min-height: ${size.control};

  &::before {
    content: '';
    display: block;
    width: ${TIMEFRAMES_WIDTH};
    max-width: 100%;
  }
`

const ChartsLink = styled(ButtonLink)`
  ${media.touch} {
    min-height: ${height.large};
  }
`

/* Narrow phones have no space for it next to the timeframes. */
const Verb = styled.span`
  ${media.belowXs} {
    ${hiddenFromSight}
  }
`

/* The height that the dock leaves of the window on desktops. */
const Place = styled.div`
  display: flex;
  flex-direction: column;
  min-height: ${PLACE_HEIGHT};
  min-width: 0;

  ${media.fromXl} {
    flex: 1 1 0;
    min-height: 0;
  }
`

const Waiting = styled.div`
  display: grid;
  flex: 1;
  grid-template-rows: 1fr auto;
  place-items: center;
  color: ${color.text3};
  ${type.body}
`

/* About where the chart shows it later. */
const Sample = styled.div`
  justify-self: end;
  padding: ${space[2]} ${space[16]};
`
