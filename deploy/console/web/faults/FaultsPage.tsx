import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { type AddressForm, EmptyState, Field, Notice, Select, space, useAddressState } from '@crossbook/ui'
import { QueryResult } from '../queries/QueryResult'
import { type FaultFilter, faultsQuery, overviewQuery } from '../queries/queries'
import { View } from '../shell/View'
import { FaultList } from './FaultList'
import { FAULTS_COPY } from './faultsCopy'

/** Periods to choose from, in days; the first is the default. */
const DAYS = [7, 1, 30] as const

/** The least that a field of the filter is wide. */
const FIELD_WIDTH = '10rem'

const form: AddressForm<FaultFilter> = {
  read: (params) => ({
    channel: params.get('channel') ?? '',
    app: params.get('app') ?? '',
    days: DAYS.find((days) => String(days) === params.get('days')) ?? DAYS[0],
  }),
  write: ({ channel, app, days }) => ({ channel, app, days: days === DAYS[0] ? null : String(days) }),
}

/** Shows faults in users' browsers. */
export function FaultsPage() {
  const [filter, setFilter] = useAddressState(form)
  const faults = useQuery(faultsQuery(filter))
  return (
    <View title={FAULTS_COPY.title} lead={FAULTS_COPY.lead}>
      <FilterForm filter={filter} onFilter={setFilter} />
      <QueryResult query={faults}>
        {({ groups, remedy }) => (
          <>
            {remedy !== null && <Notice title={FAULTS_COPY.nothingCollected}>{remedy}</Notice>}
            {remedy === null && groups.length === 0 && <EmptyState text={FAULTS_COPY.none} />}
            <FaultList groups={groups} />
          </>
        )}
      </QueryResult>
    </View>
  )
}

interface FilterFormProps {
  filter: FaultFilter
  onFilter: (filter: FaultFilter) => void
}

function FilterForm({ filter, onFilter }: FilterFormProps) {
  const overview = useQuery(overviewQuery)
  return (
    <Line>
      <Field label={FAULTS_COPY.channel}>
        <Select
          value={filter.channel}
          onChange={({ target }) => {
            onFilter({ ...filter, channel: target.value })
          }}
        >
          <option value="">{FAULTS_COPY.everyChannel}</option>
          {withChosen(
            overview.data?.channels.map(({ channel }) => channel),
            filter.channel,
          )}
        </Select>
      </Field>
      <Field label={FAULTS_COPY.application}>
        <Select
          value={filter.app}
          onChange={({ target }) => {
            onFilter({ ...filter, app: target.value })
          }}
        >
          <option value="">{FAULTS_COPY.everyApp}</option>
          {withChosen(
            overview.data?.apps.map(({ app }) => app),
            filter.app,
          )}
        </Select>
      </Field>
      <Field label={FAULTS_COPY.days}>
        <Select
          value={filter.days}
          onChange={({ target }) => {
            onFilter({ ...filter, days: Number(target.value) })
          }}
        >
          {DAYS.map((days) => (
            <option key={days} value={days}>
              {FAULTS_COPY.daysLabel(days)}
            </option>
          ))}
        </Select>
      </Field>
    </Line>
  )
}

/** The choices, and the one in the address even while it is unknown whether it exists. */
function withChosen(choices: readonly string[] = [], chosen: string) {
  const all = chosen === '' || choices.includes(chosen) ? choices : [...choices, chosen]
  return all.map((choice) => <option key={choice}>{choice}</option>)
}

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${FIELD_WIDTH}, 1fr));
  gap: ${space[12]} ${space[16]};
`
