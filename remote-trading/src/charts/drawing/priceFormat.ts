import { indicatorText } from '../chartFigures'

/** Formats a scale's values with these decimals, and leaves out the marks that `hides` names. */
export function priceFormat(decimals: number, hides: (price: number) => boolean = () => false) {
  const formatter = (value: number) => indicatorText(value, decimals)
  return {
    type: 'custom' as const,
    minMove: 10 ** -decimals,
    formatter,
    tickmarksFormatter: (prices: readonly number[]) =>
      prices.map((price) => (hides(price) ? '' : formatter(price))),
  }
}
