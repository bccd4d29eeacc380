import { css } from 'styled-components'
import { color, size, space, type } from '../tokens'

/** How rows look on phones: cards of labelled lines, or, for long lists, values in two columns without labels. */
export type PhoneRows = 'cards' | 'compact'

/** Where a cell stands in its row on phones. */
export type PhonePlace = 'title' | 'tallTitle' | 'line' | 'below' | 'wide' | 'hidden'

/** The declarations of a row. */
export const rowOnPhone = {
  cards: css`
    display: flex;
    flex-direction: column;
    gap: ${space[8]};
    padding: ${space[16]};
  `,
  /* Dense: each cell takes the first free line of its column. A third column is there only if a cell asks for it. */
  compact: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    grid-auto-flow: row dense;
    align-content: center;
    align-items: center;
    gap: ${space[4]} ${space[12]};
    min-height: ${size.row};
    padding: ${space[8]} ${space[16]};
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

const title = css`
  padding-bottom: ${space[4]};
  text-align: left;
`

const hidden = css`
  display: none;
`

const cards = {
  title,
  tallTitle: title,
  line: label,
  below: label,
  wide: css`
    padding-top: ${space[4]};
    text-align: left;

    & > * {
      flex: 1;
    }
  `,
  hidden,
} as const satisfies Record<PhonePlace, unknown>

const compact = {
  title: css`
    grid-column: 1;
    text-align: left;
  `,
  tallTitle: css`
    grid-area: auto / 1 / span 2;
    text-align: left;
  `,
  line: css`
    grid-column: 2;
    justify-content: flex-end;
  `,
  below: css`
    grid-column: 1;
    color: ${color.text3};
    ${type.small}
    text-align: left;
  `,
  wide: css`
    grid-area: auto / 3 / span 2;
  `,
  hidden,
} as const satisfies Record<PhonePlace, unknown>

/** The declarations of a cell by its place. */
export const cellOnPhone = { cards, compact } as const
