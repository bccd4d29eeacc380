import { css } from 'styled-components'
import { color, height, media, size, space, stroke, type } from '../tokens'

/** How rows look on phones: short ones of two or three lines, or cards of labelled lines for figures that do not speak for themselves. */
export type PhoneRows = 'compact' | 'cards'

/** Place of a cell in its row on phones, as defined by its column. */
export type ChosenPlace =
  | 'lead'
  | 'below'
  | 'under'
  | 'beside'
  | 'rest'
  | 'spark'
  | 'middle'
  | 'line'
  | 'end'
  | 'foot'
  | 'cover'
  | 'hidden'

/** The same with the places that follow from what else the row has. */
export type PhonePlace = ChosenPlace | 'title' | 'sharedTitle' | 'tallTitle' | 'secondMiddle' | 'thirdMiddle'

/** What lies over a row that is one link. */
const rowLayer = { star: 1 } as const

/** Of a line of past prices. */
const SPARK_WIDTH = '64px'

/** Start of the text next to a coin's logo of 32 px. */
const BESIDE_LOGO = '44px'

/** The declarations of all rows together. */
export const rowsOnPhone = {
  cards: css`
    display: block;
  `,
  /* In order: lead, title with the text below it, its neighbour, three middles, lines, end. Unused columns have no width. */
  compact: css`
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) repeat(5, auto);
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

const hidden = css`
  display: none;
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
  beside: label,
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

const short = css`
  min-height: 0;
  gap: ${space[4]};
`

/* What a value needs said before it. */
const words = css`
  &[data-before]::before {
    content: attr(data-before);
    flex: none;
  }

  &[data-after]::after {
    content: attr(data-after);
    flex: none;
  }
`

const quiet = css`
  ${short}
  justify-content: flex-start;
  color: ${color.text3};
  ${type.small}
  text-align: left;
  ${words}
`

const middle = css`
  grid-area: 1 / 4 / span 2 / 5;
  min-height: 0;
  margin-left: ${space[12]};
  flex-direction: column;
  align-items: flex-end;
  justify-content: center;
  gap: 0;
  color: ${color.text2};
  ${type.small}
  ${words}

  &::before {
    color: ${color.text3};
    ${type.micro}
  }
`

const compact = {
  title: css`
    ${short}
    grid-column: 2 / 4;
    justify-content: flex-start;
    text-align: left;
  `,
  sharedTitle: css`
    ${short}
    grid-column: 2;
    justify-content: flex-start;
    text-align: left;
  `,
  tallTitle: css`
    ${short}
    grid-area: 1 / 2 / span 2 / 4;
    justify-content: flex-start;
    text-align: left;
  `,
  lead: css`
    ${short}
    grid-area: 1 / 1 / span 2 / 2;
    z-index: ${rowLayer.star};
    margin-inline: calc(-1 * ${space[8]}) ${space[4]};
  `,
  below: css`
    ${quiet}
    grid-column: 2;
  `,
  under: css`
    ${quiet}
    grid-area: 2 / 2;
    padding-left: ${BESIDE_LOGO};
  `,
  beside: css`
    ${quiet}
    grid-column: 3;
    margin-left: ${space[6]};
  `,
  rest: css`
    ${quiet}
    grid-column: 3 / -1;
    margin-left: ${space[6]};
  `,
  spark: css`
    grid-area: 1 / 4 / span 2 / 5;
    min-height: 0;
    margin-left: ${space[12]};

    & svg {
      width: ${SPARK_WIDTH};
    }

    ${media.belowXs} {
      display: none;
    }
  `,
  middle,
  secondMiddle: css`
    ${middle}
    grid-column: 5;
  `,
  thirdMiddle: css`
    ${middle}
    grid-column: 6;
  `,
  line: css`
    ${short}
    grid-column: 7;
    justify-content: flex-end;
    margin-left: ${space[12]};
    ${words}

    &::before,
    &::after {
      color: ${color.text3};
      ${type.small}
    }
  `,
  end: css`
    grid-area: 1 / 8 / span 2 / 9;
    min-height: 0;
    margin-left: ${space[8]};
  `,
  foot: css`
    grid-column: 7;
    grid-row-end: span 2;
    min-height: 0;
    margin-left: ${space[12]};
    padding-top: ${space[4]};
  `,
  /* The row is what it leads to: one link over all of it, below the star. */
  cover: css`
    position: absolute;
    inset: 0;

    & > * {
      position: absolute;
      inset: 0;
      max-width: none;
      min-height: ${height.least};
      overflow: hidden;
      border-radius: 0;
      font-size: 0;
    }

    &&& > *,
    &&& > *:hover {
      border-color: transparent;
      background: transparent;
    }

    &&& > *:active {
      background: color-mix(in srgb, ${color.text} 6%, transparent);
    }

    & > *:focus-visible {
      outline-offset: calc(-1 * ${stroke.strong});
    }
  `,
  hidden,
} as const satisfies Record<PhonePlace, unknown>

/** The declarations of a cell by its place. */
export const cellOnPhone = { cards, compact } as const
