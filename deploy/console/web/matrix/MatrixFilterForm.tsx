import styled from 'styled-components'
import { Checkbox, space } from '@crossbook/ui'
import type { Overview } from '../../src/documents'
import { ChoiceField } from '../showing/ChoiceField'
import { TextField } from '../showing/TextField'
import type { MatrixFilter } from './filterApps'
import { MATRIX_COPY } from './matrixCopy'

/** The least that a field of the form is wide. */
const FIELD_WIDTH = '9.375rem'

interface MatrixFilterFormProps {
  overview: Overview
  filter: MatrixFilter
  onFilter: (filter: MatrixFilter) => void
}

/** The filter of the matrix. */
export function MatrixFilterForm({ overview, filter, onFilter }: MatrixFilterFormProps) {
  const channels = overview.channels.map(({ channel }) => channel)
  const change = (changed: Partial<MatrixFilter>) => {
    onFilter({ ...filter, ...changed })
  }
  return (
    <Line>
      <TextField
        label={MATRIX_COPY.text}
        type="search"
        value={filter.text}
        onText={(text) => change({ text })}
      />
      <ChoiceField
        label={MATRIX_COPY.team}
        none={MATRIX_COPY.everyTeam}
        value={filter.team}
        choices={overview.teams.map(({ name }) => name)}
        onChoice={(team) => change({ team })}
      />
      {(['from', 'to'] as const).map((end) => (
        <ChoiceField
          key={end}
          label={end === 'from' ? MATRIX_COPY.compare : MATRIX_COPY.with}
          none={MATRIX_COPY.noChannel}
          value={filter[end]}
          choices={channels}
          onChoice={(channel) => change(end === 'from' ? { from: channel } : { to: channel })}
        />
      ))}
      <Checkbox
        label={MATRIX_COPY.onlyDiffering}
        checked={filter.onlyDiffering}
        onChange={({ target }) => change({ onlyDiffering: target.checked })}
      />
    </Line>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${FIELD_WIDTH}, 1fr));
  align-items: end;
  gap: ${space[12]} ${space[16]};
`
