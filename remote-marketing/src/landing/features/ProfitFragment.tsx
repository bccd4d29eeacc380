import { useQuote, usePauseTicker } from '@crossbook/market'
import {
  decimal,
  formatCoinTrimmed,
  formatPrice,
  formatSignedPercent,
  formatSignedUsd,
  usd,
} from '@crossbook/money'
import { ChangeText, color, DescriptionItem, DescriptionList, space, type } from '@crossbook/ui'
import styled from 'styled-components'
import { Fragment } from './Fragment'
import { profitOf, type Position } from './profit'

/** The sample purchase: half a bitcoin at a round price. */
const POSITION: Position = Object.freeze({ amount: decimal('0.5'), paid: usd('40000') })

/** Profit or loss of a sample purchase at the live price. */
export function ProfitFragment() {
  const hold = usePauseTicker()
  return (
    <Fragment title="Profit and loss">
      <Body ref={hold}>
        <Result />
      </Body>
    </Fragment>
  )
}

function Result() {
  const { price } = useQuote('BTC')
  const { gain, percent } = profitOf(POSITION, price)
  const shown = formatSignedUsd(gain)
  return (
    <>
      <Gain>
        <ChangeText change={shown} arrow={false} />
        <Percent>
          <ChangeText change={formatSignedPercent(percent)} />
        </Percent>
      </Gain>
      <DescriptionList>
        <DescriptionItem term="Bought">{`${formatCoinTrimmed(POSITION.amount)} BTC`}</DescriptionItem>
        <DescriptionItem term="At">{formatPrice(POSITION.paid)}</DescriptionItem>
        <DescriptionItem term="Price now">{formatPrice(price)}</DescriptionItem>
      </DescriptionList>
    </>
  )
}

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  padding: ${space[20]};
`

/** Large text takes no more of a phone than the card has space for. */
const GAIN_TEXT = 'min(1.5rem, 7.5vw)'

const Gain = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[12]};
  color: ${color.text};
  ${type.numL}
  font-size: ${GAIN_TEXT};
`

const Percent = styled.span`
  ${type.cell}
`
