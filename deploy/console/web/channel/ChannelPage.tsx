import { usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { Card, DescriptionItem, DescriptionList, SplitLayout } from '@crossbook/ui'
import type { ChannelDetail } from '../../src/documents'
import { ChannelActions } from '../actions/ChannelActions'
import { type RolloutMove, RolloutMoveDialog } from '../actions/RolloutMoveDialog'
import { ADDRESSES } from '../addresses'
import { QueryResult } from '../queries/QueryResult'
import { channelQuery, historyQuery } from '../queries/queries'
import { VerifiedBadge } from '../matrix/MatrixHead'
import { View } from '../shell/View'
import { Moment } from '../showing/Moment'
import { formatMoment } from '../showing/moments'
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
      {move && (
        <RolloutMoveDialog
          channel={channel}
          move={move}
          onClose={() => {
            setMove(undefined)
          }}
        />
      )}
    </View>
  )
}

function ShownNow({ detail }: { detail: ChannelDetail }) {
  const { channel, revision, release, at, url, frozenUntil, routes, verified, verification } = detail
  return (
    <Card title={CHANNEL_COPY.now}>
      <DescriptionList>
        <DescriptionItem term={CHANNEL_COPY.revision}>
          <Link to={ADDRESSES.revision(channel, revision)}>{revision}</Link>
        </DescriptionItem>
        <DescriptionItem term={CHANNEL_COPY.release}>
          <span translate="no">{release}</span>
        </DescriptionItem>
        <DescriptionItem term={CHANNEL_COPY.moved}>
          <Moment at={at} />
        </DescriptionItem>
        <DescriptionItem term={CHANNEL_COPY.routes}>{routes}</DescriptionItem>
        <DescriptionItem term={CHANNEL_COPY.verification}>
          <VerifiedBadge verified={verified} />
          {verification && (
            <div>{CHANNEL_COPY.verifiedBy(verification.pages, verification.found, verification.author)}</div>
          )}
        </DescriptionItem>
        {frozenUntil !== null && (
          <DescriptionItem term={CHANNEL_COPY.frozenUntil}>{formatMoment(frozenUntil)}</DescriptionItem>
        )}
        <DescriptionItem term={CHANNEL_COPY.address}>
          {url === null ? CHANNEL_COPY.noAddress : <a href={url}>{url}</a>}
        </DescriptionItem>
        {detail.settings.map(({ name, value }) => (
          <DescriptionItem key={name} term={name}>
            {value}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Card>
  )
}
