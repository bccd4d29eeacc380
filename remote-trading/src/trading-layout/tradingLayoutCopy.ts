/** Texts of the layout of trading pages. */
export const tradingLayoutCopy = Object.freeze({
  dockHeight: 'Height of the panel below the chart',
  dockFitsRows: 'As high as its rows',
  ticketNotLoaded: {
    title: 'The ticket could not be loaded',
    description: 'Check your connection, then try again or reload the page.',
  },
})
