import { COIN_NAMES, type CoinSymbol } from '@crossbook/market'
import { CoinLogo, color, space, type } from '@crossbook/ui'
import styled from 'styled-components'

interface CoinCellProps {
  symbol: CoinSymbol
  /** Two lines with a large logo, for rows that have the height; one line otherwise. */
  layout?: 'line' | 'stacked'
}

/** A coin in a table or a list: logo, symbol, and its name where the two differ. */
export function CoinCell({ symbol, layout = 'line' }: CoinCellProps) {
  const name = COIN_NAMES[symbol]
  const Words = layout === 'stacked' ? Lines : Line
  return (
    <Coin $stacked={layout === 'stacked'}>
      <CoinLogo symbol={symbol} size={layout === 'stacked' ? 32 : 24} />
      <Words>
        <Symbol>{symbol}</Symbol>
        {(name !== symbol || layout === 'stacked') && (
          <>
            {' '}
            <Name>{name}</Name>
          </>
        )}
      </Words>
    </Coin>
  )
}

const Coin = styled.span<{ $stacked: boolean }>`
  display: ${({ $stacked }) => ($stacked ? 'flex' : 'inline-flex')};
  align-items: center;
  gap: ${space[12]};
`

const Line = styled.span``

const Lines = styled.span`
  & > * {
    display: block;
  }
`

const Symbol = styled.span`
  color: ${color.text};
  ${type.cell}
`

const Name = styled.span`
  color: ${color.text3};
  ${type.small}
`
