import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Card, Cluster, type Column, DataTable } from '@crossbook/ui'
import type { ChannelDetail, Health } from '../../src/documents'
import { ADDRESSES } from '../addresses'
import { faultyPercent } from '../showing/formats'
import { HealthLine } from '../showing/HealthLine'
import { CHANNEL_COPY } from './channelCopy'

/** The rest is scrolled, so that the history stays within reach. */
const MOST_HEIGHT = '60dvh'

type App = ChannelDetail['apps'][number]

const columns: Column<App>[] = [
  {
    key: 'app',
    header: CHANNEL_COPY.application,
    cell: ({ app }) => <Link to={ADDRESSES.app(app)}>{app}</Link>,
    sortValue: ({ app }) => app,
  },
  {
    key: 'version',
    header: CHANNEL_COPY.version,
    cell: ({ app, version }) => (
      <Link translate="no" to={ADDRESSES.build(app, version)}>
        {version}
      </Link>
    ),
  },
  {
    key: 'before',
    header: CHANNEL_COPY.versionBefore,
    cell: ({ app, before }) =>
      before ? (
        <Link translate="no" to={ADDRESSES.build(app, before.version)}>
          {before.version}
        </Link>
      ) : (
        CHANNEL_COPY.noneBefore
      ),
  },
  {
    key: 'faulty',
    header: CHANNEL_COPY.faulty,
    numeric: true,
    cell: ({ health }) => <Faulty health={health} />,
    sortValue: ({ health }) => (health && health.visits > 0 ? health.faulty / health.visits : -1),
  },
  {
    key: 'paint',
    header: CHANNEL_COPY.largestPaint,
    numeric: true,
    cell: ({ health }) => formatPaint(health),
    sortValue: ({ health }) => health?.largestPaint ?? -1,
  },
]

/** Shows each application of a channel with its current and previous version, and its health. */
export function ChannelApps({ apps }: Pick<ChannelDetail, 'apps'>) {
  return (
    <Card title={CHANNEL_COPY.apps} padding="none">
      <Window role="group" aria-label={CHANNEL_COPY.apps} tabIndex={0}>
        <DataTable
          caption={CHANNEL_COPY.apps}
          captionHidden
          columns={columns}
          rows={apps}
          rowKey={({ app }) => app}
          phoneRows="cards"
        />
      </Window>
    </Card>
  )
}

function Faulty({ health }: { health: Health | null }) {
  if (health === null || health.visits === 0) return <span>{CHANNEL_COPY.noVisits}</span>
  return (
    <Cluster $justify="end">
      <HealthLine health={health} />
      <span>{faultyPercent(health)}</span>
    </Cluster>
  )
}

function formatPaint(health: Health | null) {
  if (health === null || health.largestPaint === null) return CHANNEL_COPY.notMeasured
  return `${String(Math.round(health.largestPaint))} ms`
}

const Window = styled.div`
  position: relative;
  max-height: ${MOST_HEIGHT};
  overflow: auto;
`
