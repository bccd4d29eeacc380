import { useState } from 'react'
import { Button, Cluster } from '@crossbook/ui'
import type { FaultGroup } from '../../src/documents'
import { ACTIONS_COPY } from '../actions/actionsCopy'
import { MarkDialog } from '../actions/MarkDialog'
import { RollbackDialog } from '../actions/RollbackDialog'
import { RolloutMoveDialog } from '../actions/RolloutMoveDialog'
import { useWrites } from '../actions/useWrites'

/** Buttons for a failing build: roll it back where it is shown, and mark it as bad. */
export function FaultActions({ group }: { group: FaultGroup }) {
  const [open, setOpen] = useState<'rollback' | 'mark'>()
  const { app, version, channel, shownTo } = group
  const onClose = () => {
    setOpen(undefined)
  }
  if (!useWrites()) return null
  return (
    <Cluster>
      {shownTo !== null && (
        <Button size="small" onClick={() => setOpen('rollback')}>
          {ACTIONS_COPY.rollback}
        </Button>
      )}
      <Button size="small" onClick={() => setOpen('mark')}>
        {ACTIONS_COPY.mark}
      </Button>
      {open === 'rollback' && shownTo === 'everybody' && (
        <RollbackDialog channel={channel} apps={[app]} chosen={app} onClose={onClose} />
      )}
      {open === 'rollback' && shownTo === 'rollout' && (
        <RolloutMoveDialog channel={channel} move="abort" onClose={onClose} />
      )}
      {open === 'mark' && <MarkDialog channel={channel} app={app} version={version} onClose={onClose} />}
    </Cluster>
  )
}
