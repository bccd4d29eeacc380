import styled from 'styled-components'
import { Checkbox, Field, Select, space, TextInput } from '@crossbook/ui'
import type { Overview } from '../../src/documents'
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
      <Field label={MATRIX_COPY.text}>
        <TextInput
          type="search"
          value={filter.text}
          onChange={({ target }) => {
            change({ text: target.value })
          }}
        />
      </Field>
      <Choice
        label={MATRIX_COPY.team}
        none={MATRIX_COPY.everyTeam}
        value={filter.team}
        choices={overview.teams.map(({ name }) => name)}
        onChoice={(team) => {
          change({ team })
        }}
      />
      <Choice
        label={MATRIX_COPY.compare}
        none={MATRIX_COPY.noChannel}
        value={filter.from}
        choices={channels}
        onChoice={(from) => {
          change({ from })
        }}
      />
      <Choice
        label={MATRIX_COPY.with}
        none={MATRIX_COPY.noChannel}
        value={filter.to}
        choices={channels}
        onChoice={(to) => {
          change({ to })
        }}
      />
      <Checkbox
        label={MATRIX_COPY.onlyDiffering}
        checked={filter.onlyDiffering}
        onChange={({ target }) => {
          change({ onlyDiffering: target.checked })
        }}
      />
    </Line>
  )
}

interface ChoiceProps {
  label: string
  none: string
  value: string
  choices: readonly string[]
  onChoice: (choice: string) => void
}

function Choice({ label, none, value, choices, onChoice }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select
        value={choices.includes(value) ? value : ''}
        onChange={({ target }) => {
          onChoice(target.value)
        }}
      >
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    </Field>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${FIELD_WIDTH}, 1fr));
  align-items: end;
  gap: ${space[12]} ${space[16]};
`
