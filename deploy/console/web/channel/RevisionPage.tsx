import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { Card } from '@crossbook/ui'
import { ADDRESSES } from '../addresses'
import { Answer } from '../asking/Answer'
import { revisionQuestion } from '../asking/questions'
import { View } from '../shell/View'
import { CHANNEL_COPY } from './channelCopy'
import { RevisionChanges } from './RevisionChanges'
import { EntryFacts } from './TimelineItem'

/** One revision of a channel, under an address that can be sent. */
export function RevisionPage() {
  const { channel = '', revision = '' } = useParams()
  const question = useQuery(revisionQuestion(channel, Number(revision)))
  return (
    <View
      title={CHANNEL_COPY.revisionTitle(channel, Number(revision))}
      lead={<Link to={ADDRESSES.channel(channel)}>{channel}</Link>}
    >
      <Answer to={question}>
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
      </Answer>
    </View>
  )
}
