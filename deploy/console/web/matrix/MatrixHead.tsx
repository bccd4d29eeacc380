import { Link } from 'react-router-dom'
import { Badge, Cluster } from '@crossbook/ui'
import type { ChannelSummary } from '../../src/documents'
import { ADDRESSES } from '../addresses'
import { MATRIX_COPY } from './matrixCopy'

/** The head of a channel's column: its name, its revision, and the state of its set of builds. */
export function MatrixHead({ channel }: { channel: ChannelSummary }) {
  return (
    <>
      <Link to={ADDRESSES.channel(channel.channel)}>{channel.channel}</Link>
      <div>{MATRIX_COPY.revision(channel.revision)}</div>
      <Cluster $gap={4}>
        <VerifiedBadge verified={channel.verified} />
        {channel.rollout && <Badge tone="accent">{MATRIX_COPY.rollout(channel.rollout.percent)}</Badge>}
        {channel.frozenUntil !== null && <Badge tone="warn">{MATRIX_COPY.frozen}</Badge>}
      </Cluster>
    </>
  )
}

/** Shows whether exactly this set of builds passed `verify`. */
export function VerifiedBadge({ verified }: Pick<ChannelSummary, 'verified'>) {
  if (verified === null) return <Badge>{MATRIX_COPY.notVerified}</Badge>
  return verified === 'passed' ? (
    <Badge tone="up">{MATRIX_COPY.verified}</Badge>
  ) : (
    <Badge tone="down">{MATRIX_COPY.failed}</Badge>
  )
}
