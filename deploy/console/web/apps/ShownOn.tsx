import { Link } from 'react-router-dom'
import { Cluster } from '@crossbook/ui'
import type { BuildSummary } from '../../src/documents'
import { ADDRESSES } from '../addresses'
import { APPS_COPY } from './appsCopy'

/** The channels that show a build now, to everybody or to part of the users. */
export function ShownOn({ channels, rollouts }: Pick<BuildSummary, 'channels' | 'rollouts'>) {
  if (channels.length === 0 && rollouts.length === 0) return <span>{APPS_COPY.nowhere}</span>
  return (
    <Cluster>
      {channels.map((channel) => (
        <Link key={channel} to={ADDRESSES.channel(channel)}>
          {channel}
        </Link>
      ))}
      {rollouts.map(({ channel, percent }) => (
        <Link key={channel} to={ADDRESSES.channel(channel)}>
          {APPS_COPY.rollingOut(channel, percent)}
        </Link>
      ))}
    </Cluster>
  )
}
