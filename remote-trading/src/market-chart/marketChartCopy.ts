/** Texts of the chart next to a ticket. */
export const marketChartCopy = Object.freeze({
  allIndicators: 'Open in Charts',
})
