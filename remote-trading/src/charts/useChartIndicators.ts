import { useAddressState, type AddressForm } from '@crossbook/ui'
import { DEFAULT_INDICATORS, INDICATORS, type Indicator } from './chartChoices'

/** Value in the address if no indicator is chosen. No value means the default. */
const NONE = 'none'

const indicatorsInAddress: AddressForm<readonly Indicator[]> = {
  read: (params) => indicatorsFrom(params.get('indicators')),
  write: (chosen) => ({ indicators: sameAsDefault(chosen) ? null : chosen.join(',') || NONE }),
}

/** Returns the chosen indicators, which the address keeps, and a function that switches one of them. */
export function useChartIndicators(): [readonly Indicator[], (indicator: Indicator) => void] {
  const [chosen, setChosen] = useAddressState(indicatorsInAddress)
  const toggle = (indicator: Indicator) => {
    setChosen(INDICATORS.filter((known) => chosen.includes(known) !== (known === indicator)))
  }
  return [chosen, toggle]
}

/** Reads the address. Unknown indicators are ignored, and no value means the default. */
export function indicatorsFrom(text: string | null): readonly Indicator[] {
  if (text === null) return DEFAULT_INDICATORS
  const named = text.split(',')
  const chosen = INDICATORS.filter((known) => named.includes(known))
  return chosen.length === 0 && text !== NONE ? DEFAULT_INDICATORS : chosen
}

function sameAsDefault(chosen: readonly Indicator[]): boolean {
  return chosen.join() === DEFAULT_INDICATORS.join()
}
