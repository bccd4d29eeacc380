import { usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { Button, Card, SplitLayout } from '@crossbook/ui'
import type { ChannelDetail } from '../../src/documents'
import { ACTIONS_COPY } from '../actions/actionsCopy'
import {
  PromoteDialog,
  RollbackDialog,
  RolloutDialog,
  type RolloutMove,
  RolloutMoveDialog,
} from '../actions/ChannelDialogs'
import { ADDRESSES } from '../addresses'
import { QueryResult } from '../queries/QueryResult'
import { channelQuery, historyQuery, useWrites } from '../queries/queries'
import { VerifiedBadge } from '../matrix/MatrixHead'
import { View } from '../shell/View'
import { type Fact, Facts } from '../showing/Facts'
import { Moment } from '../showing/Moment'
import { formatMoment } from '../showing/formats'
import { CHANNEL_COPY } from './channelCopy'
import { ChannelApps } from './ChannelApps'
import { RolloutPanel } from './RolloutPanel'
import { Timeline } from './Timeline'

/** Shows a channel: its release, the running rollout, and its history. */
export function ChannelPage() {
  const { channel = '' } = useParams()
  const query = useQuery(channelQuery(channel))
  const [move, setMove] = useState<RolloutMove>()
  // The history comes last on the page, so that loading it moves nothing, but it is requested at the same time.
  usePrefetchInfiniteQuery(historyQuery(channel))
  return (
    <View
      title={channel}
      lead={query.data && CHANNEL_COPY.lead(query.data.author)}
      actions={query.data && <ChannelActions channel={query.data} />}
    >
      <QueryResult query={query}>
        {(detail) => (
          <>
            {detail.rollout && <RolloutPanel channel={detail} rollout={detail.rollout} onMove={setMove} />}
            <SplitLayout>
              <ChannelApps apps={detail.apps} />
              <ShownNow detail={detail} />
            </SplitLayout>
            <Timeline key={channel} channel={channel} />
          </>
        )}
      </QueryResult>
      {move && <RolloutMoveDialog channel={channel} move={move} onClose={() => setMove(undefined)} />}
    </View>
  )
}

const ACTIONS = ['promote', 'rollback', 'rollout'] as const

/** Buttons for the actions on a channel; empty while the console is read-only. */
function ChannelActions({ channel: { channel, apps } }: { channel: ChannelDetail }) {
  const [open, setOpen] = useState<(typeof ACTIONS)[number]>()
  const onClose = () => setOpen(undefined)
  if (!useWrites()) return null
  return (
    <>
      {ACTIONS.map((action) => (
        <Button key={action} onClick={() => setOpen(action)}>
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

function ShownNow({ detail }: { detail: ChannelDetail }) {
  const { channel, revision, release, at, url, frozenUntil, routes } = detail
  return (
    <Card title={CHANNEL_COPY.now}>
      <Facts
        facts={[
          [CHANNEL_COPY.revision, <Link to={ADDRESSES.revision(channel, revision)}>{revision}</Link>],
          [CHANNEL_COPY.release, <span translate="no">{release}</span>],
          [CHANNEL_COPY.moved, <Moment at={at} />],
          [CHANNEL_COPY.routes, routes],
          [CHANNEL_COPY.verification, <Verified detail={detail} />],
          [CHANNEL_COPY.frozenUntil, frozenUntil && formatMoment(frozenUntil)],
          [CHANNEL_COPY.address, url === null ? CHANNEL_COPY.noAddress : <a href={url}>{url}</a>],
          ...detail.settings.map(({ name, value }): Fact => [name, value]),
        ]}
      />
    </Card>
  )
}

function Verified({ detail: { verified, verification } }: { detail: ChannelDetail }) {
  return (
    <>
      <VerifiedBadge verified={verified} />
      {verification && (
        <div>{CHANNEL_COPY.verifiedBy(verification.pages, verification.found, verification.author)}</div>
      )}
    </>
  )
}
