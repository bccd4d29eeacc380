import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type AddressForm, useAddressState } from '@crossbook/ui'
import type { Overview } from '../../src/documents'
import { ADDRESSES } from '../addresses'
import { QueryResult } from '../queries/QueryResult'
import { overviewQuery } from '../queries/queries'
import { View } from '../shell/View'
import { Problems } from '../showing/Problems'
import { differs, filterApps, isComparing, type MatrixFilter } from './filterApps'
import { MATRIX_COPY } from './matrixCopy'
import { MatrixFilterForm } from './MatrixFilterForm'
import { MatrixTable } from './MatrixTable'

/** The filter in the page's address. */
const form: AddressForm<MatrixFilter> = {
  read: (params) => ({
    text: params.get('text') ?? '',
    team: params.get('team') ?? '',
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
    onlyDiffering: params.get('only') === 'differing',
  }),
  write: ({ onlyDiffering, ...texts }) => ({ ...texts, only: onlyDiffering ? 'differing' : null }),
}

/** Shows which version of each application each channel has. */
export function MatrixPage() {
  const overview = useQuery(overviewQuery)
  const lead = overview.data && MATRIX_COPY.lead(overview.data.apps.length, overview.data.channels.length)
  return (
    <View title={MATRIX_COPY.title} lead={lead} width="wide">
      <QueryResult query={overview}>{(document) => <Matrix overview={document} />}</QueryResult>
    </View>
  )
}

function Matrix({ overview }: { overview: Overview }) {
  const [filter, setFilter] = useAddressState(form)
  const rows = useMemo(() => filterApps(overview, filter), [overview, filter])
  const { from, to } = filter
  return (
    <>
      <Problems tone="warn" title={MATRIX_COPY.problems} problems={overview.problems} />
      <MatrixFilterForm overview={overview} filter={filter} onFilter={setFilter} />
      {isComparing(filter) && (
        <p role="status">
          <span>
            {MATRIX_COPY.differing(overview.apps.filter((row) => differs(row, filter)).length, from, to)}
          </span>{' '}
          <Link to={ADDRESSES.difference(from, to)}>{MATRIX_COPY.allOfIt}</Link>
        </p>
      )}
      <MatrixTable channels={overview.channels} rows={rows} compared={filter} />
    </>
  )
}
