/** Texts of the chart next to a ticket. */
export const marketChartCopy = Object.freeze({
  openIn: 'Open in',
  charts: 'Charts',
})
