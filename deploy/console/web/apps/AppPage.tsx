import { useMemo } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { Badge, type Column, DataTable } from '@crossbook/ui'
import type { BuildSummary } from '../../src/documents'
import { ADDRESSES } from '../addresses'
import { OlderButton, QueryResult } from '../queries/QueryResult'
import { appQuery } from '../queries/queries'
import { View } from '../shell/View'
import { Moment } from '../showing/Moment'
import { APPS_COPY } from './appsCopy'
import { ShownOn } from './ShownOn'

const columnsOf = (app: string): Column<BuildSummary>[] => [
  {
    key: 'version',
    header: APPS_COPY.version,
    cell: ({ version, bad }) => (
      <>
        <Link translate="no" to={ADDRESSES.build(app, version)}>
          {version}
        </Link>{' '}
        {bad !== null && <Badge tone="down">{APPS_COPY.bad}</Badge>}
      </>
    ),
  },
  {
    key: 'published',
    header: APPS_COPY.published,
    cell: ({ at }) => <Moment at={at} />,
    sortValue: ({ at }) => at,
  },
  {
    key: 'commit',
    header: APPS_COPY.commit,
    cell: ({ commit }) =>
      commit === null ? APPS_COPY.unknown : <span translate="no">{commit.slice(0, 8)}</span>,
  },
  {
    key: 'shown',
    header: APPS_COPY.shownOn,
    cell: ({ channels, rollouts }) => <ShownOn channels={channels} rollouts={rollouts} />,
  },
]

/** An application: its builds, and where each is shown. */
export function AppPage() {
  const { app = '' } = useParams()
  const builds = useInfiniteQuery(appQuery(app))
  const columns = useMemo(() => columnsOf(app), [app])
  return (
    <View
      title={app}
      lead={APPS_COPY.lead}
      actions={<Link to={ADDRESSES.faultsOf({ app })}>{APPS_COPY.allFaults}</Link>}
    >
      <QueryResult query={builds}>
        {({ pages }) => (
          <DataTable
            caption={APPS_COPY.builds}
            columns={columns}
            rows={pages.flatMap((page) => page.builds)}
            rowKey={({ version }) => version}
            empty={APPS_COPY.none}
            phoneRows="cards"
          />
        )}
      </QueryResult>
      <OlderButton query={builds}>{APPS_COPY.older}</OlderButton>
    </View>
  )
}
