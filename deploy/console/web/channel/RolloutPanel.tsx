import { Badge, Card, Cluster, DescriptionItem, DescriptionList } from '@crossbook/ui'
import type { ChannelDetail, RolloutSummary } from '../../src/documents'
import { RolloutActions } from '../actions/RolloutActions'
import type { RolloutMove } from '../actions/RolloutMoveDialog'
import { CommandOutput } from '../showing/CommandOutput'
import { Moment } from '../showing/Moment'
import { CHANNEL_COPY } from './channelCopy'
import { RolloutCurve } from './RolloutCurve'
import { RolloutTotals } from './RolloutTotals'

interface RolloutPanelProps {
  channel: ChannelDetail
  rollout: RolloutSummary
  onMove: (move: RolloutMove) => void
}

/** Shows the running rollout: its progress, the figures of both releases, and the judge's current verdict. */
export function RolloutPanel({ channel, rollout, onMove }: RolloutPanelProps) {
  return (
    <Card title={CHANNEL_COPY.rollout} actions={<RolloutActions rollout={rollout} onMove={onMove} />}>
      <Cluster>
        <Badge tone="accent">{CHANNEL_COPY.percent(rollout.percent)}</Badge>
        <span>{CHANNEL_COPY.stage(rollout.stage + 1, rollout.stages.length)}</span>
        {rollout.isPaused && <Badge tone="warn">{CHANNEL_COPY.paused}</Badge>}
        <span>
          <span>{CHANNEL_COPY.since}</span> <Moment at={rollout.since} />
        </span>
      </Cluster>
      <DescriptionList>
        {rollout.apps.map(({ app, version }) => (
          <DescriptionItem key={app} term={app}>
            <span translate="no">{version}</span>
          </DescriptionItem>
        ))}
      </DescriptionList>
      {channel.curves ? (
        <>
          <RolloutTotals slots={channel.curves.slots} since={rollout.since} />
          <RolloutCurve slots={channel.curves.slots} />
          <CommandOutput label={CHANNEL_COPY.judge}>{channel.curves.verdict}</CommandOutput>
        </>
      ) : (
        <p>{CHANNEL_COPY.noCurve}</p>
      )}
    </Card>
  )
}
