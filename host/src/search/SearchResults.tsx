import { LivePrice } from '@crossbook/market-ui'
import { arrowRightIcon, CoinLogo, color, height, Icon, radius, space, type } from '@crossbook/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { FoundGroup } from './findEntries'
import { searchCopy as copy } from './searchCopy'
import type { SearchEntry } from './searchEntries'

interface SearchResultsProps {
  id: string
  groups: readonly FoundGroup[]
  /** Index of the result that Enter follows. */
  chosen: number
  optionId: (at: number) => string
  /** The pointer came upon a result. */
  onPoint: (at: number) => void
  onFollow: (entry: SearchEntry) => void
}

/** Search results by category. Options are real links, so that they also open in new tabs. */
export function SearchResults({ id, groups, chosen, optionId, onPoint, onFollow }: SearchResultsProps) {
  const all = groups.flatMap(({ entries }) => entries)
  return (
    <List id={id} role="listbox" aria-label={copy.results}>
      {groups.map(({ kind, entries }) => (
        <div key={kind} role="group" aria-label={copy.groups[kind]}>
          <Title aria-hidden>{copy.groups[kind]}</Title>
          {entries.map((entry) => {
            const at = all.indexOf(entry)
            return (
              <Option
                key={entry.label}
                id={optionId(at)}
                role="option"
                aria-selected={at === chosen}
                tabIndex={-1}
                to={entry.to}
                state={entry.state}
                onPointerMove={() => onPoint(at)}
                onClick={() => onFollow(entry)}
              >
                <Mark entry={entry} />
                <Text>{entry.label}</Text>
                {entry.kind === 'coin' && entry.symbol && (
                  <Price>
                    <LivePrice symbol={entry.symbol} />
                  </Price>
                )}
              </Option>
            )
          })}
        </div>
      ))}
    </List>
  )
}

function Mark({ entry: { symbol } }: { entry: SearchEntry }) {
  return symbol ? <CoinLogo symbol={symbol} size={24} /> : <Icon shape={arrowRightIcon} size={24} />
}

/** Scrolls by itself: its keys are those of the field. */
const List = styled.div`
  height: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Title = styled.p`
  padding: ${space[12]} ${space[12]} ${space[4]};
  ${type.micro}
  color: ${color.text3};
`

const Option = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-height: ${height.bar};
  padding: 0 ${space[12]};
  border-radius: ${radius.control};
  color: ${color.text2};
  text-decoration: none;

  &[aria-selected='true'] {
    background: ${color.s3};
    color: ${color.text};
  }
  & > svg {
    color: ${color.text3};
  }
`

const Text = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  ${type.control}
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Price = styled.span`
  ${type.cell}
  color: ${color.text};
`
