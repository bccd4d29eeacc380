import type { Holding } from '../holdings/holdings'

/** The holdings whose symbol or name contains the typed text, in whatever case. */
export function searchHoldings<H extends Pick<Holding, 'symbol' | 'name'>>(
  holdings: readonly H[],
  typed: string,
): readonly H[] {
  const wanted = typed.trim().toLowerCase()
  return holdings.filter(
    ({ symbol, name }) => symbol.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted),
  )
}
