import { useInfiniteQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { Button, Card, space } from '@crossbook/ui'
import { QueryResult } from '../queries/QueryResult'
import { historyQuery } from '../queries/queries'
import { CHANNEL_COPY } from './channelCopy'
import { TimelineItem } from './TimelineItem'

/** Lists a channel's revisions, newest first; older ones on demand. */
export function Timeline({ channel }: { channel: string }) {
  const history = useInfiniteQuery(historyQuery(channel))
  return (
    <Card title={CHANNEL_COPY.history}>
      <QueryResult query={history}>
        {({ pages }) => (
          <>
            <List>
              {pages
                .flatMap(({ entries }) => entries)
                .map((entry) => (
                  <TimelineItem key={entry.revision} channel={channel} entry={entry} />
                ))}
            </List>
            {history.hasNextPage ? (
              <div>
                <Button
                  pending={history.isFetchingNextPage}
                  pendingLabel={CHANNEL_COPY.loading}
                  onClick={() => void history.fetchNextPage()}
                >
                  {CHANNEL_COPY.older}
                </Button>
              </div>
            ) : (
              <p>{CHANNEL_COPY.first}</p>
            )}
          </>
        )}
      </QueryResult>
    </Card>
  )
}

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
`
