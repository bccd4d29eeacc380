import { type Elements, media, PageBody, size, space } from '@crossbook/ui'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'

// Where only the page's own text grows and the window's query does not know, the chart keeps its share of the window.
const MARKETS_WIDTH = 'min(17.5rem, 22vw)'
const TICKET_WIDTH = 'min(21.25rem, 34vw)'

/** Space for the focus rings of elements at a column's edge. */
const RING_ROOM = '3px'

interface TradingLayoutProps {
  /** The page's heading with the figures of the market. */
  strip: Elements
  /** What has to be known before trading: a banner. */
  banner?: Elements
  /** The markets to choose from: a list from 80 em on, a select before. */
  markets: ReactNode
  /** The ticket, or the figures in its place. Without it, the main column is wider. */
  ticket?: ReactNode
  /** Chart, positions, what is borrowed. */
  main: ReactNode
}

/**
 * The layout of trading: from 80 em on three columns that each scroll by themselves; from 64 em on two, with markets
 * as a select; below, everything in one column. The document's order is that of the work: market, ticket, positions.
 * Without a ticket the page scrolls as a whole, so that a chart is as high as the window, and the markets stay next to it.
 */
export function TradingLayout({ strip, banner, markets, ticket, main }: TradingLayoutProps) {
  return (
    <PageBody width="trading">
      {strip}
      {banner}
      <Columns $withTicket={ticket !== undefined}>
        <Markets $scrolls>{markets}</Markets>
        {ticket !== undefined && <Ticket $scrolls>{ticket}</Ticket>}
        <Main $scrolls={ticket !== undefined}>{main}</Main>
      </Columns>
    </PageBody>
  )
}

/* What is left of the window below the strip; never so little that a column is a slit. */
const COLUMN_HEIGHT = 'max(35rem, calc(100dvh - 11rem))'

const Columns = styled.div<{ $withTicket: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  align-items: start;

  ${media.fromL} {
    grid-template: ${({ $withTicket }) =>
      $withTicket
        ? `'markets ticket' auto 'main ticket' 1fr / minmax(0, 1fr) ${TICKET_WIDTH}`
        : "'markets' auto 'main' auto / minmax(0, 1fr)"};
  }

  ${media.fromXl} {
    grid-template: ${({ $withTicket }) =>
      $withTicket
        ? `'markets main ticket' ${COLUMN_HEIGHT} / ${MARKETS_WIDTH} minmax(0, 1fr) ${TICKET_WIDTH}`
        : `'markets main' auto / ${MARKETS_WIDTH} minmax(0, 1fr)`};
    align-items: ${({ $withTicket }) => ($withTicket ? 'stretch' : 'start')};
  }

  /* Paper does not scroll. */
  ${media.print} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
  }
`

const scrolling = css`
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  margin: calc(-1 * ${RING_ROOM});
  padding: ${RING_ROOM};
`

const Column = styled.div<{ $scrolls: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  min-width: 0;

  ${media.fromXl} {
    ${({ $scrolls }) => $scrolls && scrolling}
  }

  ${media.print} {
    overflow: visible;
  }
`

const Markets = styled(Column)`
  ${media.fromL} {
    grid-area: markets;
  }

  /* Where the page scrolls as a whole, the list goes along. */
  ${media.fromXl} {
    position: sticky;
    inset-block-start: calc(${size.header} + ${space[16]});
    max-height: ${COLUMN_HEIGHT};
  }
`

/* The column scrolls; a card that gave way would hide its rows in a slit. The list of markets scrolls below its own heading. */
const WholeCards = styled(Column)`
  & > * {
    flex: none;
  }
`

const Ticket = styled(WholeCards)`
  ${media.fromL} {
    grid-area: ticket;
  }
`

const Main = styled(WholeCards)`
  ${media.fromL} {
    grid-area: main;
  }
`
