import { color, media, size, space, stillArriving, stroke } from '@crossbook/ui'
import styled, { css } from 'styled-components'
import { phoneAreas, phoneOrder, phonePart } from './phoneDesk'
import { Figures } from './TradingStrip'

// A larger text size does not change the window's media query, so the chart keeps its share of the window.
const MARKETS_WIDTH = 'min(16rem, 22vw)'
const TICKET_WIDTH = 'min(20rem, 34vw)'

/** The list of markets is at most this high when something is below it. */
const MARKETS_SHARE = '54%'

/** The chart's smallest height, whatever the dock's height. */
const LEAST_CHART = '14rem'

/** The place of notice, account and order book in the columns of a desk. */
export type DeskPlan = 'noticeAndBookByTicket' | 'bookByMarkets' | 'accountByMarkets'

/* The window's height below header and strip, with a minimum that keeps columns usable. */
const DESK_HEIGHT = `max(40rem, calc(100dvh - ${size.header} - 3rem - 2 * ${stroke.hairline}))`

/** The height of the list next to a chart that has its own page: the window's without header (4rem), strip (3rem) and a line. */
const LIST_HEIGHT = 'max(35rem, calc(100dvh - 7.0625rem))'

const ring = css`
  box-shadow: 0 0 0 ${stroke.hairline} ${color.line};
`

const deskRows = {
  noticeAndBookByTicket: css`
    grid-template-areas: 'markets main banner' 'markets main ticket' 'markets main book';
    grid-template-rows: auto auto minmax(0, 1fr);
  `,
  bookByMarkets: css`
    grid-template-areas: 'markets main ticket' 'book main ticket';
    grid-template-rows: fit-content(${MARKETS_SHARE}) minmax(0, 1fr);
  `,
  accountByMarkets: css`
    grid-template-areas: 'markets main ticket' 'banner main ticket';
    grid-template-rows: fit-content(${MARKETS_SHARE}) minmax(0, 1fr);
  `,
} satisfies Record<DeskPlan, ReturnType<typeof css>>

/* The gaps of a desk are the lines between its parts. It begins at the strip's line and ends with the window. */
const deskLook = css<{ $plan: DeskPlan }>`
  grid-template-columns: ${MARKETS_WIDTH} minmax(0, 1fr) ${TICKET_WIDTH};
  ${({ $plan }) => deskRows[$plan]}
  align-items: stretch;
  height: ${DESK_HEIGHT};
  /* Outside its box, so that the list begins where the back bar does. */
  ${ring}
  background: ${color.line};
`

export const Columns = styled.div<{ $isDesk: boolean; $plan: DeskPlan }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  align-items: start;

  ${media.belowM} {
    display: contents;
  }

  ${media.fromL} {
    grid-template: ${({ $isDesk }) =>
      $isDesk
        ? `'banner banner' auto 'main ticket' auto 'book ticket' 1fr / minmax(0, 1fr) ${TICKET_WIDTH}`
        : "'main' auto / minmax(0, 1fr)"};
  }

  ${media.fromXl} {
    grid-template: 'markets main' auto / ${MARKETS_WIDTH} minmax(0, 1fr);
    gap: ${stroke.hairline};
    margin-block-start: calc(-1 * ${space[24]});
    ${({ $isDesk }) => $isDesk && deskLook}
  }

  /* Paper does not scroll. */
  ${media.print} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    height: auto;
    background: none;
  }
`

const scrolling = css`
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`

const Area = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  min-width: 0;
  min-height: 0;

  ${media.belowM} {
    display: contents;

    & > * {
      ${phonePart}
    }
  }

  ${media.print} {
    display: flex;
    overflow: visible;
  }
`

const deskArea = css`
  gap: 0;
  background: ${color.s1};
`

/* The column scrolls. A flexible card would hide its rows. */
const wholeCards = css`
  & > * {
    flex: none;
  }
`

export const Banner = styled(Area)`
  ${media.fromL} {
    grid-area: banner;
  }

  ${media.fromXl} {
    ${deskArea}
    ${scrolling}
  }
`

export const Book = styled(Area)`
  ${wholeCards}

  ${media.fromL} {
    grid-area: book;
  }

  ${media.fromXl} {
    ${deskArea}
    ${scrolling}
  }
`

/* When the page scrolls as a whole, the list scrolls along. */
const nextToScrollingPage = css`
  position: sticky;
  overflow: hidden;
  ${ring}
  background: ${color.s1};
  inset-block-start: ${size.header};
  max-height: ${LIST_HEIGHT};
`

/* The chart is as flush as on a desk. What follows it keeps its distance. */
const scrollingMain = css`
  & > :first-child {
    ${ring}
  }

  & > :not(:first-child) {
    margin-inline-start: ${space[16]};
  }
`

export const Markets = styled(Area)<{ $isDesk: boolean }>`
  ${media.belowXl} {
    display: none;
  }

  ${media.fromXl} {
    grid-area: markets;
    ${({ $isDesk }) => ($isDesk ? deskArea : nextToScrollingPage)}
  }
`

export const Ticket = styled(Area)`
  ${wholeCards}

  ${media.fromL} {
    grid-area: ticket;
  }

  ${media.fromXl} {
    ${deskArea}
    ${scrolling}
  }
`

/* The chart shrinks for the dock, down to its minimum height. */
const deskMain = css`
  ${deskArea}

  & > :first-child {
    flex: 1 1 0;
    min-height: ${LEAST_CHART};
  }
`

export const Main = styled(Area)<{ $isDesk: boolean }>`
  ${wholeCards}

  ${media.belowM} {
    & > :first-child {
      order: ${phoneOrder.chart};
    }
  }

  ${media.fromL} {
    grid-area: main;
  }

  ${media.fromXl} {
    ${({ $isDesk }) => ($isDesk ? deskMain : scrollingMain)}
  }
`

/* These parts are before the chart in the document, and below it on the screen. */
const phoneWhileArriving = css`
  ${stillArriving} :is(${Figures}, ${Banner}, ${Ticket}) {
    display: none;
  }
`

/* An account is before the list of markets in the document, and below it on the screen. */
const deskWhileArriving = css`
  ${stillArriving} ${Banner} {
    display: none;
  }
`

/* On phones, strip and columns form one column that starts at the back bar. */
export const Parts = styled.div<{ $plan: DeskPlan }>`
  display: contents;

  ${media.belowM} {
    display: grid;
    grid-template-areas: ${phoneAreas.usual};
    grid-template-columns: minmax(0, 1fr) auto auto;
    margin-block: calc(-1 * ${space[24]}) calc(-1 * ${space[16]});

    /* Takes the first row, which other parts would fill where title and pause are elsewhere. */
    &::before {
      content: '';
      grid-area: 1 / 1 / 2 / -1;
    }

    ${phoneWhileArriving}
  }

  ${media.belowXxs} {
    grid-template-areas: ${phoneAreas.largeText};
  }

  ${media.fromXl} {
    ${({ $plan }) => $plan === 'accountByMarkets' && deskWhileArriving}
  }

  ${media.print} {
    display: contents;

    &::before {
      display: none;
    }
  }
`
