import { formatSignedPercent } from '@crossbook/money'
import { Card, ChangeText, color, media, rem, space, type } from '@crossbook/ui'
import { Fragment } from 'react'
import styled from 'styled-components'
import type { ComparableCoin } from './coinMetrics'
import { compareCopy } from './compareCopy'
import { dailyPrices, drawPriceLines } from './dailyPrices'

const WIDTH = 720
const HEIGHT = 200

/** The compared coins' last 24 sample hours, all starting at 0 percent, with their figures as text next to the lines. */
export function DayChart({ coins }: { coins: readonly ComparableCoin[] }) {
  const days = coins.map(dailyPrices)
  const { lines, zero, highest, lowest } = drawPriceLines(days, WIDTH, HEIGHT)
  const [top, bottom] = [percent(highest), percent(lowest)]

  return (
    <Card title={compareCopy.day} lead={compareCopy.dayLead}>
      <Columns>
        <Plot>
          <Scale aria-hidden>
            <span translate="no">{top}</span>
            <span translate="no">{bottom}</span>
          </Scale>
          <Drawing
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            height={rem(HEIGHT)}
            preserveAspectRatio="none"
            role="img"
            aria-label={compareCopy.dayLines(
              days.map(({ name }) => name),
              bottom,
              top,
            )}
          >
            <Zero d={zero} />
            {lines.map((line, at) => (
              <Line key={coins[at]} d={line} $at={at} />
            ))}
          </Drawing>
          <Hours aria-hidden>
            <span>{compareCopy.dayBegins}</span>
            <span>{compareCopy.dayEnds}</span>
          </Hours>
        </Plot>
        <Figures>
          {days.map(({ symbol, name, change, ...day }, at) => (
            <Fragment key={symbol}>
              <Term>
                <Key viewBox="0 0 32 8" width={rem(32)} height={rem(8)} aria-hidden focusable="false">
                  <Line d="M0 4H32" $at={at} />
                </Key>
                <span>{name}</span>
              </Term>
              <Value>
                <ChangeText change={formatSignedPercent(change)} />
                <Range>{`highest ${percent(day.highest)}, lowest ${percent(day.lowest)}`}</Range>
              </Value>
            </Fragment>
          ))}
        </Figures>
      </Columns>
    </Card>
  )
}

function percent(value: number) {
  return formatSignedPercent(value).text
}

/** Dashes by index, so that lines differ by more than their colors. */
const LOOKS = [
  { stroke: color.accent, dashes: 'none' },
  { stroke: color.text, dashes: '8 4' },
  { stroke: color.text3, dashes: '2 3' },
  { stroke: color.focus, dashes: '10 4 2 4' },
] as const

/** A card that has no space for name and change on one line. */
const NARROW = '(max-width: 14rem)'

const Columns = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]} ${space[32]};

  ${media.fromM} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`

const Plot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space[8]};
`

const Scale = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  color: ${color.text3};
  ${type.micro}
  text-align: right;
`

const Drawing = styled.svg`
  display: block;
  width: 100%;
`

const Zero = styled.path`
  fill: none;
  stroke: ${color.controlLine};
  stroke-width: 1;
  vector-effect: non-scaling-stroke;
`

const Line = styled.path<{ $at: number }>`
  fill: none;
  stroke: ${({ $at }) => LOOKS[$at]?.stroke};
  stroke-width: 2;
  stroke-dasharray: ${({ $at }) => LOOKS[$at]?.dashes};
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`

const Hours = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
  gap: ${space[8]};
  padding-top: ${space[6]};
  color: ${color.text3};
  ${type.micro}

  & > :last-child {
    text-align: right;
  }
`

const Figures = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  justify-content: space-between;
  gap: ${space[12]} ${space[16]};
  ${type.cell}

  @container ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${space[4]};
  }
`

const Term = styled.dt`
  display: flex;
  gap: ${space[8]};
`

const Key = styled.svg`
  flex: none;
  margin-top: ${space[6]};
`

const Value = styled.dd`
  text-align: right;

  @container ${NARROW} {
    text-align: left;
  }
`

const Range = styled.span`
  display: block;
  color: ${color.text3};
  ${type.micro}
`
