import { COIN_NAMES, type CoinSymbol } from '@crossbook/market'
import { CoinLogo, color, space, type } from '@crossbook/ui'
import styled from 'styled-components'

/** A coin in a list: logo, symbol, and its name where the two differ. */
export function CoinName({ symbol }: { symbol: CoinSymbol }) {
  const name = COIN_NAMES[symbol]
  return (
    <Line>
      <CoinLogo symbol={symbol} />
      <Symbol>{symbol}</Symbol>
      {name !== symbol && <Name>{name}</Name>}
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[8]};
`

const Symbol = styled.span`
  color: ${color.text};
  ${type.cell}
`

const Name = styled.span`
  color: ${color.text3};
  ${type.small}
`
