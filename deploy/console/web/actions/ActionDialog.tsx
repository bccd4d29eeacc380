import { useState } from 'react'
import type { ReactNode } from 'react'
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import styled from 'styled-components'
import { Button, color, Dialog, Notice, radius, space, Stack, type } from '@crossbook/ui'
import type { ActionAnswer, ActionPreview, ConsoleAction } from '../../src/documents'
import { problemsOf, QueryResult } from '../queries/QueryResult'
import { send } from '../queries/request'
import { previewQuery } from '../queries/queries'
import { CommandOutput } from '../showing/CommandOutput'
import { Differences } from '../showing/Differences'
import { formatMoment } from '../showing/formats'
import { Problems } from '../showing/Problems'
import { ACTIONS_COPY } from './actionsCopy'

interface ActionDialogProps {
  title: string
  onClose: () => void
  /** The action from the fields; null while a value is missing. */
  action: ConsoleAction | null
  /** The fields, if there is anything to choose. */
  children?: ReactNode
}

/**
 * Shows the fields, then the preview of the action, then its result. The user can only run an action after its preview. Rendered only while
 * the dialog is open.
 */
export function ActionDialog({ title, onClose, action, children }: ActionDialogProps) {
  const [looking, setLooking] = useState<ConsoleAction | null>(null)
  const queries = useQueryClient()
  const preview = useQuery(previewQuery(looking))
  const act = useMutation({
    mutationFn: (body: { action: ConsoleAction; seen: number }) => send<ActionAnswer>('act', body),
    // The change may be visible in any view, and its event may be late.
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey: [kind] }) => kind !== 'preview' }),
  })
  const isOver = act.data !== undefined && act.data.kind !== 'overtaken'
  const edit = () => {
    act.reset()
    setLooking(null)
  }
  const lookAgain = () => {
    act.reset()
    void preview.refetch()
  }
  const run = () => {
    if (looking && preview.data) act.mutate({ action: looking, seen: preview.data.seen })
  }

  const buttons = isOver ? (
    <Button variant="primary" onClick={onClose}>
      {ACTIONS_COPY.close}
    </Button>
  ) : looking === null ? (
    <Button variant="primary" disabled={action === null} onClick={() => setLooking(action)}>
      {ACTIONS_COPY.check}
    </Button>
  ) : (
    <>
      <Button onClick={edit}>{ACTIONS_COPY.back}</Button>
      {act.data || act.error || preview.error ? (
        <Button variant="primary" onClick={lookAgain}>
          {ACTIONS_COPY.again}
        </Button>
      ) : (
        <Button
          variant="primary"
          disabled={!preview.data || preview.isFetching || preview.data.problems.length > 0}
          pending={act.isPending}
          pendingLabel={ACTIONS_COPY.running}
          onClick={run}
        >
          {ACTIONS_COPY.run}
        </Button>
      )}
    </>
  )

  return (
    <Dialog open onClose={onClose} title={title} actions={buttons}>
      {looking === null ? (
        <Stack>{children}</Stack>
      ) : (
        <Stack>
          {act.data ? <Outcome answer={act.data} /> : <Preview query={preview} />}
          {act.error && <Problems title={ACTIONS_COPY.refused} problems={problemsOf(act.error)} />}
        </Stack>
      )}
    </Dialog>
  )
}

/** Shows the effect of an action and the problems that prevent it, as the command line prints them. */
function Preview({ query }: { query: UseQueryResult<ActionPreview> }) {
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

function Outcome({ answer }: { answer: ActionAnswer }) {
  switch (answer.kind) {
    case 'done':
      return (
        <Notice title={ACTIONS_COPY.done} announced>
          {answer.output}
        </Notice>
      )
    case 'refused':
      return <Problems title={ACTIONS_COPY.refused} problems={answer.problems} />
    case 'overtaken': {
      const { author, revision, at, reason } = answer.by
      return (
        <Notice tone="warn" title={ACTIONS_COPY.overtaken} announced>
          <p>{ACTIONS_COPY.overtakenBy(author, revision, formatMoment(at))}</p>
          {reason !== undefined && <p>{ACTIONS_COPY.overtakenReason(reason)}</p>}
        </Notice>
      )
    }
  }
}

const Command = styled.code`
  display: block;
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  background: ${color.s3};
  ${type.mono}
  overflow-wrap: anywhere;
`
