import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Badge, Card, Cluster, color, space, Stack, stroke, type } from '@crossbook/ui'
import type { TimelineEntry } from '../../src/documents'
import { ADDRESSES } from '../addresses'
import { OlderButton, QueryResult } from '../queries/QueryResult'
import { historyQuery } from '../queries/queries'
import { Moment } from '../showing/Moment'
import { CHANNEL_COPY, KIND_LABELS } from './channelCopy'
import { RevisionChanges } from './RevisionChanges'

/** Most applications in a line of the timeline; the other changes are shown on demand. */
const MOST_APPS = 4

/** Lists a channel's revisions, newest first; older ones on demand. */
export function Timeline({ channel }: { channel: string }) {
  const history = useInfiniteQuery(historyQuery(channel))
  return (
    <Card title={CHANNEL_COPY.history}>
      <QueryResult query={history}>
        {({ pages }) => (
          <>
            <Stack as="ol">
              {pages
                .flatMap(({ entries }) => entries)
                .map((entry) => (
                  <TimelineItem key={entry.revision} channel={channel} entry={entry} />
                ))}
            </Stack>
            <OlderButton query={history}>{CHANNEL_COPY.older}</OlderButton>
            {!history.hasNextPage && <p>{CHANNEL_COPY.first}</p>}
          </>
        )}
      </QueryResult>
    </Card>
  )
}

/** Shows one revision: its author, time and reason, and its changes when the user opens them. */
function TimelineItem({ channel, entry }: { channel: string; entry: TimelineEntry }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Item>
      <EntryFacts channel={channel} entry={entry} />
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Summary>{CHANNEL_COPY.whatChanged}</Summary>
        {isOpen && <RevisionChanges channel={channel} revision={entry.revision} />}
      </details>
    </Item>
  )
}

/** Shows who moved the channel, when, why, and with which signature. */
export function EntryFacts({ channel, entry }: { channel: string; entry: TimelineEntry }) {
  const { revision, kind, at, author, reason, changes, forced, signedBy } = entry
  return (
    <>
      <Cluster>
        <Link to={ADDRESSES.revision(channel, revision)}>{revision}</Link>
        <Badge tone={kind === 'rollback' ? 'warn' : 'neutral'}>{KIND_LABELS[kind]}</Badge>
        <span>
          <span>{`${author},`}</span> <Moment at={at} />
        </span>
        <Badge tone={signedBy === null ? 'neutral' : 'up'}>
          {signedBy === null ? CHANNEL_COPY.unsigned : CHANNEL_COPY.signed(signedBy)}
        </Badge>
        {forced && forced.length > 0 && (
          <Badge tone="warn">{`${CHANNEL_COPY.forced} ${forced.join(', ')}`}</Badge>
        )}
      </Cluster>
      <p>{reason ?? CHANNEL_COPY.noReason}</p>
      <Changes>{describeChanges(changes)}</Changes>
    </>
  )
}

function describeChanges(changes: TimelineEntry['changes']) {
  if (changes.length === 0) return CHANNEL_COPY.changesNothing
  const texts = changes
    .slice(0, MOST_APPS)
    .map(({ app, before, after }) => `${app} ${[before, after].filter(Boolean).join(' → ')}`)
  const rest = changes.length - MOST_APPS
  return [...texts, ...(rest > 0 ? [CHANNEL_COPY.more(rest)] : [])].join(', ')
}

const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding-left: ${space[16]};
  border-left: ${stroke.strong} solid ${color.line};
`

const Summary = styled.summary`
  width: fit-content;
  padding: ${space[4]} 0;
  color: ${color.accent};
  ${type.smallStrong}
  cursor: pointer;
`

const Changes = styled.p`
  color: ${color.text2};
  ${type.mono}
  overflow-wrap: anywhere;
`
