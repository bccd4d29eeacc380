/** The words of the chart beside a ticket. */
export const marketChartCopy = Object.freeze({
  failed: 'The chart could not be loaded.',
  retry: 'Retry',
  allIndicators: 'Open in Charts',
})
