import { dayRange, lastDayPrices, marketSample, type CoinSymbol } from '@crossbook/market'
import { formatPrice, formatSignedPercent } from '@crossbook/money'
import { color, media, rem, sparklinePath, space, type } from '@crossbook/ui'
import { memo } from 'react'
import styled from 'styled-components'

const WIDTH = 480
const HEIGHT = 132

/** Hours of the sample day below the chart, at equal distances. */
const HOURS = ['12:00', '18:00', '00:00', '06:00', '12:00'] as const

/** A coin's last 24 sample hours as a filled line, with their low and high. */
export const DayChart = memo(function DayChart({ symbol }: { symbol: CoinSymbol }) {
  const line = sparklinePath(lastDayPrices(symbol), WIDTH, HEIGHT)
  const direction = formatSignedPercent(marketSample(symbol).change).direction
  const range = dayRange(symbol)
  const [low, high] = [formatPrice(range.low), formatPrice(range.high)]

  return (
    <Chart>
      <Drawing
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        height={rem(HEIGHT)}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${symbol} over the last 24 hours, low ${low}, high ${high}`}
      >
        <Grid d={gridLines()} />
        <Area d={`${line}V${String(HEIGHT)}H2Z`} $direction={direction} />
        <Line d={line} $direction={direction} />
      </Drawing>
      <Hours aria-hidden>
        {HOURS.map((hour, index) => (
          <span key={index}>{hour}</span>
        ))}
      </Hours>
      <Range>
        <div>
          <dt>24h low</dt>
          <dd translate="no">{low}</dd>
        </div>
        <div>
          <dt>24h high</dt>
          <dd translate="no">{high}</dd>
        </div>
      </Range>
    </Chart>
  )
})

/** A line at each quarter of the height and at each hour below the chart. */
function gridLines(): string {
  const rows = [1, 2, 3].map((quarter) => `M0 ${String((HEIGHT * quarter) / 4)}H${String(WIDTH)}`)
  const columns = [1, 2, 3].map((quarter) => `M${String((WIDTH * quarter) / 4)} 0V${String(HEIGHT)}`)
  return [...rows, ...columns].join('')
}

const inks = { up: color.up, down: color.down, flat: color.text3 } as const
const washes = { up: color.upWash, down: color.downWash, flat: color.s2 } as const

interface InDirection {
  $direction: keyof typeof inks
}

const Chart = styled.div`
  container-type: inline-size;
  padding-bottom: ${space[12]};
`

const Drawing = styled.svg`
  width: 100%;

  & path {
    vector-effect: non-scaling-stroke;
  }
`

const Grid = styled.path`
  fill: none;
  stroke: ${color.line};
  stroke-width: 1;
  stroke-dasharray: 1 4;
`

const Area = styled.path<InDirection>`
  fill: ${({ $direction }) => washes[$direction]};
  fill-opacity: 0.6;
`

const Line = styled.path<InDirection>`
  fill: none;
  stroke: ${({ $direction }) => inks[$direction]};
  stroke-width: 1.5;
  stroke-linejoin: round;
`

/** A chart that has no space for five hours below it. */
const FEW_HOURS = '(max-width: 13rem)'

const Hours = styled.div`
  display: grid;
  grid-template-columns: 1fr 2fr 2fr 2fr 1fr;
  padding: ${space[6]} ${space[8]} 0;
  color: ${color.text3};
  ${type.micro}
  text-align: center;

  & > :first-child {
    text-align: left;
  }

  & > :last-child {
    text-align: right;
  }

  @container ${FEW_HOURS} {
    grid-template-columns: repeat(3, 1fr);

    & > :nth-child(even) {
      display: none;
    }
  }
`

const Range = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
  padding: ${space[12]} ${space[24]} 0;
  ${type.small}

  ${media.belowS} {
    padding-inline: ${space[16]};
  }

  & > div {
    display: flex;
    gap: ${space[8]};
  }

  & dt {
    color: ${color.text3};
  }
`
