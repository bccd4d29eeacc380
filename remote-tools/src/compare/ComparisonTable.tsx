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
import styled from 'styled-components'
import type { CoinMetrics, ComparableCoin } from './coinMetrics'
import { METRIC_ROWS } from './metricRows'

const METRIC_WIDTH = '200px'

interface ComparisonTableProps {
  coins: readonly CoinMetrics[]
  /** Removes a coin; without it none can be removed. */
  onRemove: ((coin: ComparableCoin) => void) | undefined
}

/**
 * Metrics below each other, coins beside each other. On phones a metric's name stands above its line of values. The roles
 * are written out, because browsers drop a table's semantics when its parts are laid out otherwise.
 */
export function ComparisonTable({ coins, onRemove }: ComparisonTableProps) {
  return (
    <Table role="table" aria-label="Coin comparison">
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
                  <Symbol>{symbol}</Symbol>
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
        {METRIC_ROWS.map(({ label, cell }) => (
          <Row key={label} role="row">
            <Label role="rowheader" scope="row">
              {label}
            </Label>
            {coins.map((metrics) => (
              <Value key={metrics.symbol} role="cell">
                {cell(metrics)}
              </Value>
            ))}
          </Row>
        ))}
      </Body>
    </Table>
  )
}

const Table = styled.table`
  display: block;
  ${type.cell}
`

const Head = styled.thead`
  display: block;
`

const Body = styled.tbody`
  display: block;
`

const Row = styled.tr`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 0 ${space[8]};
  padding: ${space[12]} ${space[16]};
  border-top: ${stroke.hairline} solid ${color.line};

  ${Head} & {
    border-top: 0;
  }

  ${media.fromM} {
    grid-template-columns: ${METRIC_WIDTH};
    align-items: center;
    gap: ${space[16]};
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
  text-align: left;
`

const CoinHead = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[8]};

  & > button {
    margin-left: auto;
  }

  ${media.belowM} {
    flex-direction: column;
    align-items: flex-end;
    text-align: right;
  }
`

const Name = styled.span`
  display: block;
  ${type.control}

  ${media.belowM} {
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
    grid-row: 1;
    white-space: nowrap;
  }
`

const Value = styled.td`
  text-align: right;
  overflow-wrap: anywhere;

  ${media.belowM} {
    grid-row: 2;
  }

  ${media.belowS} {
    ${type.small}
  }
`
