/**
 * Loads the code that draws charts, mainly the library. Rejects when that fails, and the next call tries again. It is no file of a
 * screen, because it would share the line with what the page starts with: who will need it calls this as soon as its own code runs, and
 * again where the chart is drawn.
 */
export function loadPriceChart() {
  return import(/* webpackChunkName: "price-chart" */ './createPriceChart')
}
