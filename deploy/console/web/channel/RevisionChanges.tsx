import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { Stack, type } from '@crossbook/ui'
import { Answer } from '../asking/Answer'
import { revisionQuestion } from '../asking/questions'
import { bytesWords } from '../showing/bytesWords'
import { Differences } from '../showing/Differences'
import { SHOWING_COPY } from '../showing/showingCopy'
import { CHANNEL_COPY } from './channelCopy'

/** What a revision changed: applications, routes, menu entries, and sizes. */
export function RevisionChanges({ channel, revision }: { channel: string; revision: number }) {
  const question = useQuery(revisionQuestion(channel, revision))
  return (
    <Answer to={question}>
      {({ difference, sizes }) => (
        <Stack>
          {difference ? <Differences difference={difference} /> : <p>{CHANNEL_COPY.unknownChanges}</p>}
          {sizes.length > 0 && (
            <div>
              <p>{CHANNEL_COPY.sizes}</p>
              <List>
                {sizes.map((size) => (
                  <li key={size.path}>
                    {size.path} {sizeWords(size.before)} {SHOWING_COPY.to} {sizeWords(size.after)}
                  </li>
                ))}
              </List>
            </div>
          )}
        </Stack>
      )}
    </Answer>
  )
}

function sizeWords(bytes: number | null) {
  return bytes === null ? SHOWING_COPY.nothing : bytesWords(bytes)
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  ${type.mono}
  overflow-wrap: anywhere;
`
