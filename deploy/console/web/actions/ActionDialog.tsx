import { useState } from 'react'
import type { ReactNode } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Dialog, Stack } from '@crossbook/ui'
import type { ActionAnswer, ConsoleAction } from '../../src/documents'
import { problemsOf } from '../queries/QueryResult'
import { send } from '../queries/request'
import { previewQuery } from '../queries/queries'
import { Problems } from '../showing/Problems'
import { ACTIONS_COPY } from './actionsCopy'
import { Outcome } from './Outcome'
import { Preview } from './Preview'

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
  const lookAgain = () => {
    act.reset()
    void preview.refetch()
  }

  const buttons = isOver ? (
    <Button variant="primary" onClick={onClose}>
      {ACTIONS_COPY.close}
    </Button>
  ) : looking === null ? (
    <Button
      variant="primary"
      disabled={action === null}
      onClick={() => {
        setLooking(action)
      }}
    >
      {ACTIONS_COPY.check}
    </Button>
  ) : (
    <>
      <Button
        onClick={() => {
          act.reset()
          setLooking(null)
        }}
      >
        {ACTIONS_COPY.back}
      </Button>
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
          onClick={() => {
            if (preview.data) act.mutate({ action: looking, seen: preview.data.seen })
          }}
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
