import type { HistorySpan } from '../portfolio-history/portfolioHistory'

/** Texts of the dashboard. */
export const dashboardCopy = {
  greeting: (name?: string) => (name === undefined ? 'Welcome back!' : `Welcome back, ${name}!`),
  history: 'What today’s holdings were worth at the prices of the sample history.',
  historyOver: (span: HistorySpan) => `Portfolio value over ${SPAN_LABELS[span]}`,
  howToRead: 'Point at the chart to read a value.',
  instant: 'Instant of the portfolio value',
  noFavorites: 'No favorites yet. Mark a coin with its star to see it here.',
} as const

/** Each span as a part of a sentence. */
const SPAN_LABELS: Readonly<Record<HistorySpan, string>> = {
  '1D': '24 hours',
  '1W': '7 days',
  '1M': '30 days',
}

/** Each span, as text next to a figure. */
export const HISTORY_LABELS: Readonly<Record<HistorySpan, string>> = { '1D': '24h', '1W': '7d', '1M': '30d' }
