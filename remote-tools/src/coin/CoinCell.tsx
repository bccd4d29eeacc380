import { COIN_NAMES, type CoinSymbol } from '@crossbook/market'
import { CoinLogo, color, space, type } from '@crossbook/ui'
import styled from 'styled-components'

/** A coin at the head of a table's row: logo, symbol, name. */
export function CoinCell({ symbol }: { symbol: CoinSymbol }) {
  return (
    <Coin>
      <CoinLogo symbol={symbol} />
      <span>
        {symbol} <Name>{COIN_NAMES[symbol]}</Name>
      </span>
    </Coin>
  )
}

const Coin = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[12]};
`

const Name = styled.span`
  color: ${color.text3};
  ${type.small}
`
