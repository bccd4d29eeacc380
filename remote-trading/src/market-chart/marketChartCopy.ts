/** The words of the chart beside a ticket. */
export const marketChartCopy = Object.freeze({
  allIndicators: 'Open in Charts',
})
