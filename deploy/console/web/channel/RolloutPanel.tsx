import { Badge, Button, Card, Cluster } from '@crossbook/ui'
import type { ChannelDetail, RolloutSummary } from '../../src/documents'
import { MOVE_LABELS } from '../actions/actionsCopy'
import type { RolloutMove } from '../actions/ChannelDialogs'
import { useWrites } from '../queries/queries'
import { CommandOutput } from '../showing/CommandOutput'
import { Facts } from '../showing/Facts'
import { Moment } from '../showing/Moment'
import { CHANNEL_COPY } from './channelCopy'
import { RolloutCurve, RolloutTotals } from './RolloutFigures'

interface RolloutPanelProps {
  channel: ChannelDetail
  rollout: RolloutSummary
  /** Called when the user requests a change of the rollout. Nothing has been changed yet. */
  onMove: (move: RolloutMove) => void
}

/** Shows the running rollout: its progress, the figures of both releases, and the judge's current verdict. */
export function RolloutPanel({ channel, rollout, onMove }: RolloutPanelProps) {
  const moves: RolloutMove[] = useWrites() ? [rollout.isPaused ? 'resume' : 'pause', 'finish', 'abort'] : []
  const actions = moves.map((move) => (
    <Button key={move} size="small" onClick={() => onMove(move)}>
      {MOVE_LABELS[move].button}
    </Button>
  ))
  return (
    <Card title={CHANNEL_COPY.rollout} actions={actions}>
      <Cluster>
        <Badge tone="accent">{CHANNEL_COPY.percent(rollout.percent)}</Badge>
        <span>{CHANNEL_COPY.stage(rollout.stage + 1, rollout.stages.length)}</span>
        {rollout.isPaused && <Badge tone="warn">{CHANNEL_COPY.paused}</Badge>}
        <span>
          <span>{CHANNEL_COPY.since}</span> <Moment at={rollout.since} />
        </span>
      </Cluster>
      <Facts facts={rollout.apps.map(({ app, version }) => [app, <span translate="no">{version}</span>])} />
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
