import { useState } from 'react'
import { Button } from '@crossbook/ui'
import type { ChannelDetail } from '../../src/documents'
import { ACTIONS_COPY } from './actionsCopy'
import { PromoteDialog } from './PromoteDialog'
import { RollbackDialog } from './RollbackDialog'
import { RolloutDialog } from './RolloutDialog'
import { useWrites } from './useWrites'

const ACTIONS = ['promote', 'rollback', 'rollout'] as const

/** Buttons for the actions on a channel; empty while the console is read-only. */
export function ChannelActions({ channel: { channel, apps } }: { channel: ChannelDetail }) {
  const [open, setOpen] = useState<(typeof ACTIONS)[number]>()
  const onClose = () => {
    setOpen(undefined)
  }
  if (!useWrites()) return null
  return (
    <>
      {ACTIONS.map((action) => (
        <Button
          key={action}
          onClick={() => {
            setOpen(action)
          }}
        >
          {ACTIONS_COPY[action]}
        </Button>
      ))}
      {open === 'promote' && <PromoteDialog channel={channel} onClose={onClose} />}
      {open === 'rollback' && (
        <RollbackDialog channel={channel} apps={apps.map(({ app }) => app)} onClose={onClose} />
      )}
      {open === 'rollout' && <RolloutDialog channel={channel} onClose={onClose} />}
    </>
  )
}
