import { Link } from 'react-router-dom'
import { Cluster } from '@crossbook/ui'
import { ADDRESSES } from '../addresses'
import { APPS_COPY } from './appsCopy'

/** The channels that show a build now. */
export function ShownOn({ channels }: { channels: readonly string[] }) {
  if (channels.length === 0) return APPS_COPY.nowhere
  return (
    <Cluster>
      {channels.map((channel) => (
        <Link key={channel} to={ADDRESSES.channel(channel)}>
          {channel}
        </Link>
      ))}
    </Cluster>
  )
}
