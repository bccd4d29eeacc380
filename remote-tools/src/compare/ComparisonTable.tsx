import {
  closeIcon,
  CoinLogo,
  color,
  hiddenFromSight,
  IconButton,
  media,
  space,
  stroke,
  type,
} from '@crossbook/ui'
import styled, { css } from 'styled-components'
import { BestValue } from './BestValue'
import type { CoinMetrics, ComparableCoin } from './coinMetrics'
import { bestOf, METRIC_ROWS } from './metricRows'

const METRIC_WIDTH = '12.5rem'

/** Maximum width of a coin's column, so that two coins are close to each other. */
const COIN_WIDTH = '15rem'

interface ComparisonTableProps {
  coins: readonly CoinMetrics[]
  /** Removes a coin. Without it, coins cannot be removed. */
  onRemove: ((coin: ComparableCoin) => void) | undefined
}

/**
 * A table with metrics as rows and coins as columns, in one grid. On phones a metric's name is above its line of values, and a
 * column is as wide as its longest value. The roles are explicit, because browsers drop a table's semantics in another layout.
 */
export function ComparisonTable({ coins, onRemove }: ComparisonTableProps) {
  return (
    <Table role="table" aria-label="Coin comparison" $coins={coins.length}>
      <Head role="rowgroup">
        <Row role="row">
          <Corner role="columnheader" scope="col">
            Metric
          </Corner>
          {coins.map(({ symbol, name }) => (
            <Coin key={symbol} role="columnheader" scope="col" aria-label={name}>
              <CoinHead>
                <CoinLogo symbol={symbol} size={32} />
                <span>
                  <Name>{name}</Name>
                  <Symbol translate="no">{symbol}</Symbol>
                </span>
                <IconButton
                  label={`Remove ${name}`}
                  shape={closeIcon}
                  size="small"
                  disabled={onRemove === undefined}
                  onClick={() => onRemove?.(symbol)}
                />
              </CoinHead>
            </Coin>
          ))}
        </Row>
      </Head>
      <Body role="rowgroup">
        {METRIC_ROWS.map((row) => {
          const best = bestOf(row, coins)
          return (
            <Row key={row.label} role="row">
              <Label role="rowheader" scope="row">
                {row.label}
              </Label>
              {coins.map((metrics) => (
                <Value key={metrics.symbol} role="cell" translate="no">
                  {metrics === best ? <BestValue>{row.cell(metrics)}</BestValue> : row.cell(metrics)}
                </Value>
              ))}
            </Row>
          )
        })}
      </Body>
    </Table>
  )
}

const Table = styled.table<{ $coins: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $coins }) => $coins}, minmax(max-content, 1fr));
  column-gap: ${space[8]};
  ${type.cell}

  ${media.belowXs} {
    column-gap: ${space[4]};
  }

  ${media.fromM} {
    grid-template-columns: ${METRIC_WIDTH} repeat(${({ $coins }) => $coins}, minmax(0, ${COIN_WIDTH})) 1fr;
    column-gap: ${space[16]};
  }
`

const allColumns = css`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
`

const Head = styled.thead`
  ${allColumns}
`

const Body = styled.tbody`
  ${allColumns}
`

const Row = styled.tr`
  ${allColumns}
  padding: ${space[12]};
  border-top: ${stroke.hairline} solid ${color.line};

  ${Head} & {
    border-top: 0;
  }

  ${media.belowXs} {
    padding-inline: ${space[8]};
  }

  ${media.fromM} {
    align-items: center;
    padding-inline: ${space[24]};
  }
`

const Corner = styled.th`
  color: ${color.text3};
  ${type.micro}
  text-align: left;

  ${media.belowM} {
    ${hiddenFromSight}
  }
`

const Coin = styled.th`
  font-weight: inherit;
  text-align: right;
`

const CoinHead = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[8]};

  ${media.belowL} {
    flex-direction: column;
    align-items: flex-end;
  }
`

const Name = styled.span`
  display: block;
  ${type.control}

  ${media.belowL} {
    display: none;
  }
`

const Symbol = styled.span`
  color: ${color.text3};
  ${type.small}
`

const Label = styled.th`
  color: ${color.text3};
  ${type.small}
  text-align: left;

  ${media.belowM} {
    grid-column: 1 / -1;
  }
`

const Value = styled.td`
  text-align: right;
  white-space: nowrap;

  ${media.belowS} {
    ${type.small}
  }

  ${media.belowXs} {
    ${type.micro}
  }
`
