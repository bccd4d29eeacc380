import { parseCoinSymbol, useQuote, type CoinSymbol } from '@crossbook/market'
import type { UsdAmount } from '@crossbook/money'
import { Button, space } from '@crossbook/ui'
import styled from 'styled-components'
import { alertsCopy as copy } from './alertsCopy'
import type { AlertCondition } from './priceAlert'
import { PRICE_STEPS, priceAt } from './pricesAround'

type Pick = (price: UsdAmount, condition: AlertCondition) => void

/** Buttons for prices near the current one. They are unavailable until the user types a coin with a price. */
export function PriceSteps({ symbol, onPick }: { symbol: string; onPick: Pick }) {
  const coin = parseCoinSymbol(symbol.trim().toUpperCase())
  return (
    <Steps role="group" aria-label={copy.steps}>
      {coin ? <CoinSteps coin={coin} onPick={onPick} /> : <StepButtons />}
    </Steps>
  )
}

/** A separate component, because only a known coin has a price to read. */
function CoinSteps({ coin, onPick }: { coin: CoinSymbol; onPick: Pick }) {
  const { price } = useQuote(coin)
  return <StepButtons current={price} onPick={onPick} />
}

function StepButtons({ current, onPick }: { current?: UsdAmount; onPick?: Pick }) {
  return PRICE_STEPS.map((step) => (
    <Button
      key={step.label}
      size="small"
      disabled={current === undefined}
      onClick={() => current !== undefined && onPick?.(priceAt(current, step), step.condition)}
    >
      {step.label}
    </Button>
  ))
}

/** The smallest width of a button: three fit on a line, those below the price in the first one. */
const STEP_WIDTH = '3.5rem'

const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(${STEP_WIDTH}, 26%)), 1fr));
  gap: ${space[4]};

  & > button {
    padding-inline: ${space[8]};
  }
`
