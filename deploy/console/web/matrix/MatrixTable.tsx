import { useMemo } from 'react'
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { Link } from 'react-router-dom'
import { own } from '@crossbook/contract'
import styled from 'styled-components'
import { color, EmptyState, media, radius, space, stroke, type, VisuallyHidden } from '@crossbook/ui'
import type { AppRow, ChannelSummary } from '../../src/documents'
import { ADDRESSES } from '../addresses'
import { differs, type MatrixFilter } from './filterApps'
import { MatrixCell } from './MatrixCell'
import { MatrixHead } from './MatrixHead'
import { MATRIX_COPY } from './matrixCopy'

/** Widths of the column that stays and of those that are scrolled. */
const APP_WIDTH = '200px'
const PHONE_APP_WIDTH = '120px'
const CHANNEL_WIDTH = '180px'

/** What stays lies above what is scrolled below it, within the table. */
const FLOATS = { head: '2', rowHead: '1', corner: '3' } as const

const APP_COLUMN = 'app'

const features = tableFeatures({})
const helper = createColumnHelper<typeof features, AppRow>()

interface MatrixTableProps {
  channels: readonly ChannelSummary[]
  rows: AppRow[]
  /** Two channels whose differences are marked. */
  compared: Pick<MatrixFilter, 'from' | 'to'>
}

/** Applications × channels; the names of both stay while the rest is scrolled. */
export function MatrixTable({ channels, rows, compared }: MatrixTableProps) {
  const columns = useMemo(
    () =>
      helper.columns([
        helper.accessor('app', {
          id: APP_COLUMN,
          header: () => MATRIX_COPY.application,
          cell: (cell) => <Link to={ADDRESSES.app(cell.getValue())}>{cell.getValue()}</Link>,
        }),
        ...channels.map((channel) =>
          helper.accessor(({ cells }) => own(cells, channel.channel), {
            id: `channel ${channel.channel}`,
            header: () => <MatrixHead channel={channel} />,
            cell: (cell) => <MatrixCell app={cell.row.original.app} cell={cell.getValue()} />,
          }),
        ),
      ]),
    [channels],
  )
  const table = useTable({ features, columns, data: rows, getRowId: ({ app }) => app })
  const marked = new Set([compared.from, compared.to].map((channel) => `channel ${channel}`))

  return (
    <Window role="region" aria-label={MATRIX_COPY.title} tabIndex={0}>
      <Table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <Head key={header.id} scope="col">
                  <table.FlexRender header={header} />
                </Head>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) =>
                cell.column.id === APP_COLUMN ? (
                  <RowHead key={cell.id} scope="row">
                    <table.FlexRender cell={cell} />
                  </RowHead>
                ) : (
                  <Cell
                    key={cell.id}
                    $isMarked={marked.has(cell.column.id) && differs(row.original, compared)}
                  >
                    <table.FlexRender cell={cell} />
                    {marked.has(cell.column.id) && differs(row.original, compared) && (
                      <VisuallyHidden>{MATRIX_COPY.differs}</VisuallyHidden>
                    )}
                  </Cell>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length === 0 && <EmptyState text={MATRIX_COPY.none} />}
    </Window>
  )
}

const Window = styled.div`
  position: relative;
  isolation: isolate;
  max-height: 80dvh;
  overflow: auto;
  border: ${stroke.hairline} solid ${color.line};
  border-radius: ${radius.card};
`

const Table = styled.table`
  min-width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  ${type.small}
  text-align: start;
`

const Head = styled.th`
  position: sticky;
  top: 0;
  z-index: ${FLOATS.head};
  min-width: ${CHANNEL_WIDTH};
  padding: ${space[8]} ${space[12]};
  border-bottom: ${stroke.hairline} solid ${color.line};
  background: ${color.s2};
  text-align: start;
  vertical-align: top;

  &:first-child {
    left: 0;
    z-index: ${FLOATS.corner};
    min-width: ${APP_WIDTH};
  }

  ${media.belowM} {
    &:first-child {
      min-width: ${PHONE_APP_WIDTH};
    }
  }
`

const RowHead = styled.th`
  position: sticky;
  left: 0;
  z-index: ${FLOATS.rowHead};
  padding: ${space[8]} ${space[12]};
  border-bottom: ${stroke.hairline} solid ${color.line};
  background: ${color.s1};
  ${type.smallStrong}
  text-align: start;
  overflow-wrap: anywhere;
`

const Cell = styled.td<{ $isMarked: boolean }>`
  padding: ${space[8]} ${space[12]};
  border-bottom: ${stroke.hairline} solid ${color.line};
  background: ${({ $isMarked }) => ($isMarked ? color.accentWash : 'none')};
  vertical-align: top;
`
