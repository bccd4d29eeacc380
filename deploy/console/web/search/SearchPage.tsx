import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { addressText, Badge, color, EmptyState, space, stroke, useAddressState } from '@crossbook/ui'
import type { SearchAnswer } from '../../src/documents'
import { Answer } from '../asking/Answer'
import { searchQuestion } from '../asking/questions'
import { View } from '../shell/View'
import { FOUND_WORDS, SEARCH_COPY } from './searchCopy'

const form = addressText('q')

/** What is found over all of the store. */
export function SearchPage() {
  const [words] = useAddressState(form)
  return (
    <View title={SEARCH_COPY.title}>
      {words === '' ? <EmptyState text={SEARCH_COPY.ask} /> : <FoundByServer words={words} />}
    </View>
  )
}

function FoundByServer({ words }: { words: string }) {
  const search = useQuery({ ...searchQuestion(words), placeholderData: keepPreviousData })
  return <Answer to={search}>{(answer) => <Found answer={answer} words={words} />}</Answer>
}

function Found({ answer: { found }, words }: { answer: SearchAnswer; words: string }) {
  if (found.length === 0) return <EmptyState text={SEARCH_COPY.nothing(words)} />
  return (
    <>
      <p role="status">{SEARCH_COPY.found(found.length, words)}</p>
      <List>
        {found.map(({ kind, title, detail, address }) => (
          <li key={`${kind} ${address} ${title}`}>
            <Badge>{FOUND_WORDS[kind]}</Badge>
            <Link to={address}>{title}</Link>
            {detail.toLowerCase() !== FOUND_WORDS[kind].toLowerCase() && <Detail>{detail}</Detail>}
          </li>
        ))}
      </List>
    </>
  )
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

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
