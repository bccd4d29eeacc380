import type { SearchKind } from './searchEntries'

/** Words of the search. */
export const searchCopy = {
  title: 'Search',
  label: 'Search coins, pages and actions',
  placeholder: 'BTC, heatmap, deposit …',
  results: 'Search results',
  groups: { coin: 'Coins', page: 'Pages', action: 'Actions' } satisfies Record<SearchKind, string>,
  nothing: (query: string) =>
    `Nothing found for “${query}”. Try a coin, a page or an action such as Deposit.`,
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
} as const
