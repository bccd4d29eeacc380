import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { Card, CardGrid, type Column, DataTable, Notice } from '@crossbook/ui'
import type { BuildDetail } from '../../src/documents'
import { ADDRESSES } from '../addresses'
import { QueryResult } from '../queries/QueryResult'
import { buildQuery } from '../queries/queries'
import { FaultList } from '../faults/FaultList'
import { View } from '../shell/View'
import { Facts } from '../showing/Facts'
import { formatBytes } from '../showing/formats'
import { Moment } from '../showing/Moment'
import { APPS_COPY } from './appsCopy'
import { ShownOn } from './ShownOn'

type Route = BuildDetail['routes'][number]

const routeColumns: Column<Route>[] = [
  { key: 'path', header: APPS_COPY.path, cell: ({ path }) => path, sortValue: ({ path }) => path },
  { key: 'title', header: APPS_COPY.title, cell: ({ title }) => title },
  { key: 'access', header: APPS_COPY.access, cell: ({ access }) => access },
  {
    key: 'size',
    header: APPS_COPY.size,
    numeric: true,
    cell: ({ bytes }) => (bytes === null ? APPS_COPY.unknown : formatBytes(bytes)),
    sortValue: ({ bytes }) => bytes ?? 0,
  },
]

/** Shows one build: its commit, routes with their sizes, requirements, author, channels and faults. */
export function BuildPage() {
  const { app = '', version = '' } = useParams()
  const query = useQuery(buildQuery(app, version))
  return (
    <View title={`${app} ${version}`} lead={<Link to={ADDRESSES.app(app)}>{app}</Link>}>
      <QueryResult query={query}>{(build) => <Build build={build} />}</QueryResult>
    </View>
  )
}

function Build({ build }: { build: BuildDetail }) {
  return (
    <>
      {build.bad !== null && (
        <Notice tone="danger" title={APPS_COPY.bad}>
          {build.bad}
        </Notice>
      )}
      <CardGrid>
        <Card title={APPS_COPY.facts}>
          <Facts
            facts={[
              [APPS_COPY.published, <Moment at={build.at} />],
              [
                APPS_COPY.commit,
                build.commit === null ? APPS_COPY.unknown : <span translate="no">{build.commit}</span>,
              ],
              [APPS_COPY.shownOn, <ShownOn channels={build.channels} rollouts={build.rollouts} />],
            ]}
          />
        </Card>
        <BuildProvenance provenance={build.provenance} />
        <Card title={APPS_COPY.requirements}>
          {build.requirements.length === 0 && <p>{APPS_COPY.noRequirements}</p>}
          <Facts facts={build.requirements.map(({ name, range }) => [name, range])} />
        </Card>
      </CardGrid>
      <DataTable
        caption={APPS_COPY.routes}
        columns={routeColumns}
        rows={build.routes}
        rowKey={({ path }) => path}
        empty={APPS_COPY.noRoutes}
        phoneRows="cards"
      />
      <Card title={APPS_COPY.faults}>
        {build.faults.length === 0 ? (
          <p>{APPS_COPY.noFaults}</p>
        ) : (
          <FaultList groups={build.faults} level={3} />
        )}
      </Card>
    </>
  )
}

/** Shows who signed a build, and where it was built. */
function BuildProvenance({ provenance }: Pick<BuildDetail, 'provenance'>) {
  return (
    <Card title={APPS_COPY.provenance}>
      {provenance === null ? (
        <p>{APPS_COPY.unsigned}</p>
      ) : (
        <Facts
          facts={[
            [APPS_COPY.key, provenance.key],
            [APPS_COPY.builder, provenance.builder],
            [APPS_COPY.run, provenance.run ?? APPS_COPY.unknown],
            [APPS_COPY.repository, provenance.repository ?? APPS_COPY.unknown],
          ]}
        />
      )}
    </Card>
  )
}
