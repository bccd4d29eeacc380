import { css } from 'styled-components'
import { color, height, media, space, stroke, type } from '../tokens'
import type { PhonePlace } from './phonePlace'

/**
 * Opens a block for tables that are too narrow for a row's values next to each other: large text on a phone. It queries the
 * table's container and not the window, whose query does not know the page's own text size.
 */
export const narrow = '@container (max-width: 15rem)'

/** The layer of controls over a row that is one link. */
const rowLayer = { star: 1 } as const

/** The width of a line of past prices. */
const SPARK_WIDTH = '4rem'

/** Start of the text next to a coin's logo of 32 px. */
const TEXT_START = '2.75rem'

/** The styles of a cell that phones leave out. */
export const hidden = css`
  display: none;
`

/* Values follow each other and continue on the next line. */
const wrapped = css`
  ${narrow} {
    flex-wrap: wrap;
    justify-content: flex-start;
    max-width: 100%;
    margin: 0;
    padding: 0;
    text-align: left;
  }
`

/* The row's name is on the first line, after the star. */
const firstLine = css`
  ${narrow} {
    flex: 1 1 60%;
    margin: 0;
  }
`

const short = css`
  min-height: 0;
  gap: ${space[4]};
`

/* The explanation before a value. */
const wrappingText = css`
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
  ${wrappingText}
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
  ${wrappingText}

  &::before {
    color: ${color.text3};
    ${type.micro}
  }
  ${wrapped}
`

/** Declarations of the cells of a compact row by their place. */
export const compact = {
  title: css`
    ${short}
    grid-column: 2 / 4;
    justify-content: flex-start;
    text-align: left;
    ${firstLine}
  `,
  sharedTitle: css`
    ${short}
    grid-column: 2;
    justify-content: flex-start;
    text-align: left;
    ${firstLine}
  `,
  tallTitle: css`
    ${short}
    grid-area: 1 / 2 / span 2 / 4;
    justify-content: flex-start;
    text-align: left;
    ${firstLine}
  `,
  lead: css`
    ${short}
    grid-area: 1 / 1 / span 2 / 2;
    z-index: ${rowLayer.star};
    margin-inline: calc(-1 * ${space[8]}) ${space[4]};
    ${wrapped}
  `,
  below: css`
    ${quiet}
    grid-column: 2;
    ${wrapped}
  `,
  under: css`
    ${quiet}
    grid-area: 2 / 2;
    padding-left: ${TEXT_START};
    ${wrapped}
  `,
  nextTo: css`
    ${quiet}
    grid-column: 3;
    margin-left: ${space[6]};
    ${wrapped}
  `,
  rest: css`
    ${quiet}
    grid-column: 3 / -1;
    margin-left: ${space[6]};
    ${wrapped}
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
    ${wrapped}
  `,
  middle,
  secondMiddle: css`
    ${middle}
    grid-column: 5;
    ${wrapped}
  `,
  thirdMiddle: css`
    ${middle}
    grid-column: 6;
    ${wrapped}
  `,
  line: css`
    ${short}
    grid-column: 7;
    justify-content: flex-end;
    margin-left: ${space[12]};
    ${wrappingText}

    &::before,
    &::after {
      color: ${color.text3};
      ${type.small}
    }
    ${wrapped}
  `,
  end: css`
    grid-area: 1 / 8 / span 2 / 9;
    min-height: 0;
    margin-left: ${space[8]};
    ${wrapped}
  `,
  foot: css`
    grid-column: 7;
    grid-row-end: span 2;
    min-height: 0;
    margin-left: ${space[12]};
    padding-top: ${space[4]};
    ${wrapped}
  `,
  /* A row with a link is one click target, below the star. */
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
