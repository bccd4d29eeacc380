import { decimal } from '@crossbook/money'
import { color, Stack, type } from '@crossbook/ui'
import styled from 'styled-components'
import { estimateCopy as copy } from './estimateCopy'
import { YieldTerms, type CoinYield, type YieldTerm } from './YieldTerms'

/** Coins of an estimate before the user types another amount. */
export const USUAL_AMOUNT = decimal('10')

/** The earnings of a typical amount of a coin. */
export function YieldPreview({ coin, terms }: { coin: CoinYield; terms: readonly YieldTerm[] }) {
  return (
    <Stack $gap={12}>
      <Amount>{copy.of(`${USUAL_AMOUNT} ${coin.symbol}`)}</Amount>
      <YieldTerms coin={coin} amount={USUAL_AMOUNT} terms={terms} />
    </Stack>
  )
}

const Amount = styled.p`
  color: ${color.text2};
  ${type.control}
`
