import { decimalFromNumber } from '@crossbook/money'
import { daysLeft, formatDay } from '../dates/day'
import { EstimateCard } from '../estimate/EstimateCard'
import { estimateCopy } from '../estimate/estimateCopy'
import { YieldPreview } from '../estimate/YieldPreview'
import type { CoinYield, YieldTerm } from '../estimate/YieldTerms'
import type { YieldProgram } from './yieldPrograms'

const loadForm = () => import(/* webpackChunkName: "yield-form" */ '../estimate/YieldForm')

interface BoostEstimateProps {
  program: YieldProgram
  options: readonly CoinYield[]
}

/** The earnings of an amount until a programme ends, without and with it. Nothing if it has ended or none of its coins can be staked. */
export function BoostEstimate({ program: { boost, coins, endDate }, options }: BoostEstimateProps) {
  const [first, ...others] = options.filter(({ symbol }) => coins.includes(symbol))
  const days = daysLeft(endDate)
  if (first === undefined || days <= 0) return null
  const until = `until ${formatDay(endDate)}`
  const terms: readonly YieldTerm[] = [
    { label: `Regular, ${until}`, days },
    { label: `Boosted, ${until}`, days, boost: decimalFromNumber(boost, 2) },
  ]
  return (
    <EstimateCard
      title={estimateCopy.title}
      lead={estimateCopy.lead}
      preview={<YieldPreview coin={first} terms={terms} />}
      load={loadForm}
    >
      {({ YieldForm }) => <YieldForm yields={[first, ...others]} terms={terms} />}
    </EstimateCard>
  )
}
