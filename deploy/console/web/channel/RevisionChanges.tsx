import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { Stack, type } from '@crossbook/ui'
import type { ChangedFigure } from '../../src/documents'
import { QueryResult } from '../queries/QueryResult'
import { revisionQuery } from '../queries/queries'
import { formatBytes, formatKilobytes } from '../showing/formats'
import { Differences } from '../showing/Differences'
import { SHOWING_COPY } from '../showing/showingCopy'
import { CHANNEL_COPY } from './channelCopy'

/** Shows the changes of a revision: applications, routes, menu entries, sizes and budgets. */
export function RevisionChanges({ channel, revision }: { channel: string; revision: number }) {
  const query = useQuery(revisionQuery(channel, revision))
  return (
    <QueryResult query={query}>
      {({ difference, sizes, budgets }) => (
        <Stack>
          {difference ? <Differences difference={difference} /> : <p>{CHANNEL_COPY.unknownChanges}</p>}
          <Figures title={CHANNEL_COPY.sizes} figures={sizes} format={formatBytes} />
          <Figures title={CHANNEL_COPY.budgets} figures={budgets} format={formatKilobytes} />
        </Stack>
      )}
    </QueryResult>
  )
}

interface FiguresProps {
  title: string
  figures: readonly ChangedFigure[]
  format: (figure: number) => string
}

/** A figure of each screen before and after; nothing where none has changed. */
function Figures({ title, figures, format }: FiguresProps) {
  if (figures.length === 0) return null
  const figureText = (figure: number | null) => (figure === null ? SHOWING_COPY.nothing : format(figure))
  return (
    <div>
      <p>{title}</p>
      <List>
        {figures.map(({ path, before, after }) => (
          <li key={path}>{`${path} ${figureText(before)} ${SHOWING_COPY.to} ${figureText(after)}`}</li>
        ))}
      </List>
    </div>
  )
}

const List = styled.ul`
  ${type.mono}
  overflow-wrap: anywhere;
`
