import { COIN_NAMES, useFavoritesFirst } from '@crossbook/market'
import { Button, Card, Cluster, CoinLogo, color, Icon, plusIcon, type, VisuallyHidden } from '@crossbook/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { COMPARABLE_COINS, type ComparableCoin } from './coinMetrics'
import { compareCopy } from './compareCopy'
import { isFull, type Selection } from './selection'

interface AddCoinsProps {
  selection: Selection
  onAdd: (coin: ComparableCoin) => void
}

/** A button for each coin that is not in the comparison yet, favorites first. */
export function AddCoins({ selection, onAdd }: AddCoinsProps) {
  const limitId = useId()
  const full = isFull(selection)
  const coins = useFavoritesFirst(COMPARABLE_COINS, ownSymbol)
  return (
    <Card title="Add coins">
      <Cluster>
        {coins
          .filter((coin) => !selection.includes(coin))
          .map((coin) => (
            <Button
              key={coin}
              size="small"
              aria-describedby={full ? limitId : undefined}
              disabled={full}
              onClick={() => {
                onAdd(coin)
              }}
            >
              <CoinLogo symbol={coin} size={16} />
              <span>
                <VisuallyHidden>{`Add ${COIN_NAMES[coin]}`}</VisuallyHidden>{' '}
                <span translate="no">{coin}</span>
              </span>
              <Icon shape={plusIcon} size={16} />
            </Button>
          ))}
      </Cluster>
      {/* In the page from the start, so that the message is announced when it appears. */}
      <Limit id={limitId} role="status">
        {full && compareCopy.full}
      </Limit>
    </Card>
  )
}

function ownSymbol(symbol: ComparableCoin) {
  return symbol
}

const Limit = styled.p`
  color: ${color.text2};
  ${type.small}

  &:empty {
    display: none;
  }
`
