import type { UseQueryResult } from '@tanstack/react-query'
import styled from 'styled-components'
import { color, radius, space, Stack, type } from '@crossbook/ui'
import type { ActionPreview } from '../../src/documents'
import { QueryResult } from '../queries/QueryResult'
import { CommandOutput } from '../showing/CommandOutput'
import { Differences } from '../showing/Differences'
import { Problems } from '../showing/Problems'
import { ACTIONS_COPY } from './actionsCopy'

/** Shows the effect of an action and the problems that prevent it, as the command line prints them. */
export function Preview({ query }: { query: UseQueryResult<ActionPreview> }) {
  return (
    <QueryResult query={query}>
      {({ command, problems, output, difference }) => (
        <Stack>
          <Problems title={ACTIONS_COPY.refused} problems={problems} />
          {output !== '' && <CommandOutput label={ACTIONS_COPY.output}>{output}</CommandOutput>}
          {difference && (
            <div>
              <p>{ACTIONS_COPY.changes}</p>
              <Differences difference={difference} />
            </div>
          )}
          <div>
            <p>{ACTIONS_COPY.command}</p>
            <Command>{command}</Command>
          </div>
        </Stack>
      )}
    </QueryResult>
  )
}

const Command = styled.code`
  display: block;
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  background: ${color.s3};
  ${type.mono}
  overflow-wrap: anywhere;
`
