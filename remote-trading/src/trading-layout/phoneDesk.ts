import { hiddenFromSight, space } from '@crossbook/ui'

/** Where parts are on phones, which are not in the document's order: the head with market and quote, the chart, and then the others. */
export const phoneOrder = { head: -2, chart: -1 } as const

/** The areas of the head; each other part has a row of its own. */
export const phoneAreas = {
  usual: `'title title actions' 'market quote quote'`,
  largeText: `'title title actions' 'market market market' 'quote quote quote'`,
} as const

/** A part of the column that a phone shows, as wide as the column. */
export const phonePart = `
  grid-area: auto;
  grid-column: 1 / -1;
  margin-block-end: ${space[16]};
`

/** The head of a chart on phones: the row above names the market already, so that the controls have the line to themselves. */
export const phoneChartHead = `
  && > :first-child {
    padding-block: ${space[8]};

    & > * {
      gap: 0;
    }

    & > * > :last-child {
      flex: 1;
      gap: 0;
      justify-content: space-between;
    }

    h2 {
      ${hiddenFromSight}
    }
  }
`
