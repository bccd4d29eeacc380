import { Stack } from '@crossbook/ui'
import type { FaultGroup } from '../../src/documents'
import { FaultCard } from './FaultCard'

/** Groups of faults, as they come: the server puts what matters most first. */
export function FaultList({ groups, level = 2 }: { groups: readonly FaultGroup[]; level?: 2 | 3 }) {
  return (
    <Stack>
      {groups.map((group) => (
        <FaultCard
          key={[group.channel, group.app, group.version, group.kind, group.module, group.error].join(' ')}
          group={group}
          level={level}
        />
      ))}
    </Stack>
  )
}
