import { Link } from 'react-router-dom'
import { own } from '@crossbook/contract'
import styled from 'styled-components'
import {
  Badge,
  Cluster,
  color,
  EmptyState,
  media,
  radius,
  space,
  stroke,
  type,
  VisuallyHidden,
} from '@crossbook/ui'
import type { AppCell, AppRow, ChannelSummary } from '../../src/documents'
import { ADDRESSES } from '../addresses'
import { HealthLine } from '../showing/HealthLine'
import { Moment } from '../showing/Moment'
import { differs, type MatrixFilter } from './filterApps'
import { MatrixHead } from './MatrixHead'
import { MATRIX_COPY } from './matrixCopy'

/** Widths of the sticky column and of the scrolled columns. */
const APP_WIDTH = '12.5rem'
const PHONE_APP_WIDTH = '7.5rem'
const CHANNEL_WIDTH = '11.25rem'

/** Height that is kept free above a focused cell, so that the sticky row of channels does not cover it. */
const HEAD_ROOM = '96px'

/** Stacking order of the sticky cells within the table. */
const FLOATS = { head: '2', rowHead: '1', corner: '3' } as const

interface MatrixTableProps {
  channels: readonly ChannelSummary[]
  rows: readonly AppRow[]
  /** Two channels whose differences are marked. */
  compared: Pick<MatrixFilter, 'from' | 'to'>
}

/** Applications × channels. The names of both stay in view while the rest scrolls. */
export function MatrixTable({ channels, rows, compared }: MatrixTableProps) {
  const isCompared = (channel: string) => channel === compared.from || channel === compared.to
  return (
    <Window role="region" aria-label={MATRIX_COPY.title} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <Head scope="col">{MATRIX_COPY.application}</Head>
            {channels.map((channel) => (
              <Head key={channel.channel} scope="col">
                <MatrixHead channel={channel} />
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.app}>
              <RowHead scope="row">
                <Link to={ADDRESSES.app(row.app)}>{row.app}</Link>
              </RowHead>
              {channels.map(({ channel }) => {
                const isMarked = isCompared(channel) && differs(row, compared)
                return (
                  <Cell key={channel} $isMarked={isMarked}>
                    <MatrixCell app={row.app} cell={own(row.cells, channel)} />
                    {isMarked && <VisuallyHidden>{MATRIX_COPY.differs}</VisuallyHidden>}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length === 0 && <EmptyState text={MATRIX_COPY.none} />}
    </Window>
  )
}

/** Shows the version of an application on a channel. */
function MatrixCell({ app, cell }: { app: string; cell: AppCell | undefined }) {
  if (!cell) return <Quiet>{MATRIX_COPY.notShown}</Quiet>
  const { version, broughtBy, rollingOut, bad, health } = cell
  return (
    <>
      <Cluster>
        <Version translate="no" to={ADDRESSES.build(app, version)}>
          {version}
        </Version>
        <HealthLine health={health} />
      </Cluster>
      {broughtBy && (
        <Quiet>
          <Moment at={broughtBy.at} /> <span>{`· ${broughtBy.author}`}</span>
        </Quiet>
      )}
      {rollingOut && (
        <Badge tone="accent">{MATRIX_COPY.rollingOut(rollingOut.version, rollingOut.percent)}</Badge>
      )}
      {bad !== null && (
        <Quiet>
          <Badge tone="down">{MATRIX_COPY.bad}</Badge> <span>{bad}</span>
        </Quiet>
      )}
    </>
  )
}

const Window = styled.div`
  position: relative;
  isolation: isolate;
  max-height: 80dvh;
  overflow: auto;
  scroll-padding: ${HEAD_ROOM} 0 0 ${APP_WIDTH};
  border: ${stroke.hairline} solid ${color.line};
  border-radius: ${radius.card};

  ${media.belowM} {
    scroll-padding-left: ${PHONE_APP_WIDTH};
  }
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

const Version = styled(Link)`
  ${type.mono}
`

const Quiet = styled.div`
  color: ${color.text3};
  ${type.micro}
`
