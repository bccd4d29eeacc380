/**
 * Brings what draws charts, the library above all. No page waits for it: a screen asks for it as soon as its own code runs, so that it does
 * not share the line with what the page starts with, and what draws asks again. Rejects when it cannot be had; then the next call asks anew.
 */
export function loadPriceChart() {
  return import(/* webpackChunkName: "price-chart" */ './createPriceChart')
}
