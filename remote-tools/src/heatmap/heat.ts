import { compare, decimal, type DecimalString } from '@crossbook/money'

/** Steps of heat, best to worst: indexes into the colours of the design. */
export type HeatStep = 0 | 1 | 2 | 3 | 4 | 5

/** The six steps with the labels of the legend. */
export const HEAT_LEGEND: readonly { step: HeatStep; label: string }[] = Object.freeze([
  { step: 0, label: 'Above +3%' },
  { step: 1, label: '+1% to +3%' },
  { step: 2, label: '0% to +1%' },
  { step: 3, label: '0% to −1%' },
  { step: 4, label: '−1% to −3%' },
  { step: 5, label: 'Below −3%' },
])

const ONE = decimal('1')
const THREE = decimal('3')

/** Above 3, from 1, from 0, down to −1, down to −3, below. */
export function heatOf(change: DecimalString): HeatStep {
  if (compare(change, THREE) > 0) return 0
  if (compare(change, ONE) >= 0) return 1
  if (compare(change, decimal('0')) >= 0) return 2
  if (compare(change, decimal('-1')) >= 0) return 3
  if (compare(change, decimal('-3')) >= 0) return 4
  return 5
}
