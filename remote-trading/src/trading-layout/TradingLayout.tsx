import { Arrived, type Elements, PageBody } from '@crossbook/ui'
import type { ReactNode } from 'react'
import { Banner, Book, Columns, type DeskPlan, Main, Markets, Parts, Ticket } from './layoutParts'

interface TradingLayoutProps {
  /** The page's heading with the figures of the market. */
  strip: Elements
  /** Information that the user needs before trading: a notice, the account. */
  banner?: Elements
  /** The column with banner and book from 80 em on. */
  plan?: DeskPlan
  /** The list of markets, which is shown from 80 em on. */
  markets: ReactNode
  /** The ticket, or the figures in its place. Without it, the main column is wider. */
  ticket?: ReactNode
  /** The chart, and the dock below it. */
  main: ReactNode
  /** The order book. */
  book?: Elements
  /** Credits, below everything. */
  foot?: Elements
}

/**
 * The layout of trading. From 80 em on it is a desk: a grid without gaps that is as high as the window, with the list of markets, the
 * chart with its dock, and the ticket, of which each scrolls by itself. From 64 em on there are two columns, and before them one. The
 * document's order is that of the work: market, ticket, chart, positions. Phones show market and chart first.
 * Without a ticket the page scrolls as a whole, so that a chart is as high as the window, and the markets stay next to it.
 */
export function TradingLayout(props: TradingLayoutProps) {
  const { strip, banner, plan = 'accountByMarkets', markets, ticket, main, book, foot } = props
  const isDesk = ticket !== undefined
  return (
    <PageBody width="trading">
      <Parts $plan={plan}>
        {strip}
        <Columns $isDesk={isDesk} $plan={plan}>
          {banner !== undefined && <Banner>{banner}</Banner>}
          <Markets $isDesk={isDesk}>{markets}</Markets>
          {isDesk && <Ticket>{ticket}</Ticket>}
          <Main $isDesk={isDesk}>{main}</Main>
          {book !== undefined && <Book>{book}</Book>}
        </Columns>
      </Parts>
      <Arrived />
      {foot}
    </PageBody>
  )
}
