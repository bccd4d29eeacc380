/** Texts of the place of a chart, which are there before the code of the chart. */
export const chartPlaceCopy = Object.freeze({
  chart: (market: string) => `${market} chart`,
  loading: 'Loading chart…',
  notLoaded: 'The chart could not be loaded. Try again or reload the page.',
  attribution: 'TradingView Lightweight Charts™ © 2026 TradingView, Inc.',
})
