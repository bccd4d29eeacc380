/**
 * Loads the code that draws charts, mainly the library. Rejects when that fails, and the next call tries again. It is not one of the
 * screen's files, because it would compete with the files that start the page. Callers call it as soon as their code runs, and again
 * when they draw the chart.
 */
export function loadPriceChart() {
  return import(/* webpackChunkName: "price-chart" */ './createPriceChart')
}
