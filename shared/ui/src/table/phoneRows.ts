import { css } from 'styled-components'
import { color, media, size, space, type } from '../tokens'
import { compact, hidden, narrow } from './compactPlaces'
import type { PhonePlace } from './phonePlace'

/** The look of rows on phones: short rows of two or three lines, or cards of labelled lines for figures that need a label. */
export type PhoneRows = 'compact' | 'cards'

/** The declarations of all rows together. */
export const rowsOnPhone = {
  cards: css`
    display: block;
  `,
  /* In order: lead, title with the text below it, its neighbour, three middles, lines, end. Unused columns have no width. */
  compact: css`
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) repeat(5, auto);

    ${narrow} {
      display: block;
    }
  `,
} as const satisfies Record<PhoneRows, unknown>

/** The declarations of a row. */
export const rowOnPhone = {
  cards: css`
    display: flex;
    flex-direction: column;
    gap: ${space[8]};
    padding: ${space[16]};
  `,
  /* The columns of all rows align. Dense: each cell takes the first free line of its column. */
  compact: css`
    position: relative;
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    grid-auto-flow: row dense;
    align-content: center;
    align-items: center;
    min-height: ${size.row};
    padding: ${space[6]} ${space[16]};

    ${media.belowXs} {
      padding-inline: ${space[12]};
    }

    ${narrow} {
      display: flex;
      flex-wrap: wrap;
      gap: ${space[4]} ${space[12]};
      padding-block: ${space[8]};
    }
  `,
} as const satisfies Record<PhoneRows, unknown>

const label = css`
  &::before {
    content: attr(data-label);
    flex: none;
    color: ${color.text3};
    ${type.small}
    text-align: left;
  }
`

const cardTitle = css`
  padding-bottom: ${space[4]};
  text-align: left;
`

const cardButton = css`
  padding-top: ${space[4]};
  text-align: left;

  & > * {
    flex: 1;
  }
`

const cards = {
  title: cardTitle,
  sharedTitle: cardTitle,
  tallTitle: cardTitle,
  lead: label,
  below: label,
  under: label,
  nextTo: label,
  rest: label,
  spark: label,
  middle: label,
  secondMiddle: label,
  thirdMiddle: label,
  line: label,
  end: cardButton,
  foot: cardButton,
  cover: cardButton,
  hidden,
} as const satisfies Record<PhonePlace, unknown>

/** The declarations of a cell by its place. */
export const cellOnPhone = { cards, compact } as const
