import { decimalFromNumber } from '@crossbook/money'
import { daysLeft, formatDay } from '../dates/day'
import { EstimateCard } from '../estimate/EstimateCard'
import { estimateCopy } from '../estimate/estimateCopy'
import type { CoinYield } from '../estimate/YieldForm'
import type { YieldProgram } from './yieldPrograms'

const loadForm = () => import(/* webpackChunkName: "yield-form" */ '../estimate/YieldForm')

interface BoostEstimateProps {
  program: YieldProgram
  options: readonly CoinYield[]
}

/** What an amount earns until a programme ends, without and with it; nothing when none of its coins can be staked or it has ended. */
export function BoostEstimate({ program: { boost, coins, endDate }, options }: BoostEstimateProps) {
  const [first, ...others] = options.filter(({ symbol }) => coins.includes(symbol))
  const days = daysLeft(endDate)
  if (first === undefined || days <= 0) return null
  const until = `until ${formatDay(endDate)}`
  return (
    <EstimateCard title={estimateCopy.title} lead={estimateCopy.lead} load={loadForm}>
      {({ YieldForm }) => (
        <YieldForm
          yields={[first, ...others]}
          terms={[
            { words: `Regular, ${until}`, days },
            { words: `Boosted, ${until}`, days, boost: decimalFromNumber(boost, 2) },
          ]}
        />
      )}
    </EstimateCard>
  )
}
