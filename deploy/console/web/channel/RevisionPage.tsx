import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { Card } from '@crossbook/ui'
import { ADDRESSES } from '../addresses'
import { QueryResult } from '../queries/QueryResult'
import { revisionQuery } from '../queries/queries'
import { View } from '../shell/View'
import { CHANNEL_COPY } from './channelCopy'
import { RevisionChanges } from './RevisionChanges'
import { EntryFacts } from './Timeline'

/** One revision of a channel, under an address that can be sent. */
export function RevisionPage() {
  const { channel = '', revision = '' } = useParams()
  const query = useQuery(revisionQuery(channel, Number(revision)))
  return (
    <View
      title={CHANNEL_COPY.revisionTitle(channel, Number(revision))}
      lead={<Link to={ADDRESSES.channel(channel)}>{channel}</Link>}
    >
      <QueryResult query={query}>
        {(entry) => (
          <>
            <Card>
              <EntryFacts channel={channel} entry={entry} />
            </Card>
            <Card title={CHANNEL_COPY.whatChanged}>
              <RevisionChanges channel={channel} revision={entry.revision} />
            </Card>
          </>
        )}
      </QueryResult>
    </View>
  )
}
