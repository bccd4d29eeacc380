import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { addressText, Badge, color, EmptyState, space, stroke, useAddressState } from '@crossbook/ui'
import type { SearchAnswer } from '../../src/documents'
import { QueryResult } from '../queries/QueryResult'
import { searchQuery } from '../queries/queries'
import { View } from '../shell/View'
import { RESULT_LABELS, SEARCH_COPY } from './searchCopy'

const form = addressText('q')

/** Searches the whole store. */
export function SearchPage() {
  const [query] = useAddressState(form)
  const search = useQuery({ ...searchQuery(query), placeholderData: keepPreviousData })
  return (
    <View title={SEARCH_COPY.title}>
      {query === '' ? (
        <EmptyState text={SEARCH_COPY.ask} />
      ) : (
        <QueryResult query={search}>{({ found }) => <Found found={found} query={query} />}</QueryResult>
      )}
    </View>
  )
}

function Found({ found, query }: SearchAnswer & { query: string }) {
  if (found.length === 0) return <EmptyState text={SEARCH_COPY.nothing(query)} />
  return (
    <>
      <p role="status">{SEARCH_COPY.found(found.length, query)}</p>
      <List>
        {found.map(({ kind, title, detail, address }) => (
          <li key={`${kind} ${address} ${title}`}>
            <Badge>{RESULT_LABELS[kind]}</Badge>
            <Link to={address}>{title}</Link>
            {detail.toLowerCase() !== RESULT_LABELS[kind].toLowerCase() && <Detail>{detail}</Detail>}
          </li>
        ))}
      </List>
    </>
  )
}

const List = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[4]} ${space[12]};
    padding: ${space[12]} 0;
    border-bottom: ${stroke.hairline} solid ${color.line};
    overflow-wrap: anywhere;
  }
`

const Detail = styled.span`
  color: ${color.text3};
`
