import { CoinLogo, color, space, type } from '@crossbook/ui'
import styled from 'styled-components'

/** A coin in a table or list: logo, symbol, name. */
export function CoinCell({ symbol, name }: { symbol: string; name: string }) {
  return (
    <Coin>
      <CoinLogo symbol={symbol} size={32} />
      <span>
        <CoinSymbol>{symbol}</CoinSymbol> <Name>{name}</Name>
      </span>
    </Coin>
  )
}

const Coin = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[12]};
`

const CoinSymbol = styled.span`
  display: block;
  color: ${color.text};
  ${type.cell}
`

const Name = styled.span`
  display: block;
  color: ${color.text3};
  ${type.small}
`
