import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { type AddressForm, EmptyState, Notice, space, useAddressState } from '@crossbook/ui'
import { QueryResult } from '../queries/QueryResult'
import { type FaultFilter, faultsQuery, overviewQuery } from '../queries/queries'
import { View } from '../shell/View'
import { ChoiceField } from '../showing/ChoiceField'
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
  write: (filter) => ({ ...filter, days: filter.days === DAYS[0] ? null : String(filter.days) }),
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

function FilterForm({ filter, onFilter }: { filter: FaultFilter; onFilter: (filter: FaultFilter) => void }) {
  const overview = useQuery(overviewQuery)
  return (
    <Line>
      <ChoiceField
        label={FAULTS_COPY.channel}
        none={FAULTS_COPY.everyChannel}
        value={filter.channel}
        choices={withChosen(
          overview.data?.channels.map(({ channel }) => channel),
          filter.channel,
        )}
        onChoice={(channel) => onFilter({ ...filter, channel })}
      />
      <ChoiceField
        label={FAULTS_COPY.application}
        none={FAULTS_COPY.everyApp}
        value={filter.app}
        choices={withChosen(
          overview.data?.apps.map(({ app }) => app),
          filter.app,
        )}
        onChoice={(app) => onFilter({ ...filter, app })}
      />
      <ChoiceField
        label={FAULTS_COPY.days}
        value={String(filter.days)}
        choices={DAYS.map((days) => ({ value: String(days), label: FAULTS_COPY.daysLabel(days) }))}
        onChoice={(days) => onFilter({ ...filter, days: Number(days) })}
      />
    </Line>
  )
}

/** The choices, and the one in the address even while it is unknown whether it exists. */
function withChosen(choices: readonly string[] = [], chosen: string) {
  return chosen === '' || choices.includes(chosen) ? choices : [...choices, chosen]
}

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${FIELD_WIDTH}, 1fr));
  gap: ${space[12]} ${space[16]};
`
