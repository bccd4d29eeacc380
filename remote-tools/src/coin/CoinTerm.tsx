import { COIN_NAMES, type CoinSymbol } from '@crossbook/market'
import { CoinLogo, space, translateOf } from '@crossbook/ui'
import styled from 'styled-components'

/** A coin as the term of a description: a small logo and the name, on the line of its value. */
export function CoinTerm({ symbol }: { symbol: CoinSymbol }) {
  return (
    <>
      <CoinLogo symbol={symbol} size={20} />
      <Name translate={translateOf(COIN_NAMES[symbol])}>{COIN_NAMES[symbol]}</Name>
    </>
  )
}

const Name = styled.span`
  padding-left: ${space[8]};
`
