import type { FoundGroup } from './findEntries'

/** Texts of the search. */
export const searchCopy = {
  title: 'Search',
  label: 'Search coins, pages and actions',
  placeholder: 'BTC, heatmap, deposit …',
  results: 'Search results',
  groups: { recent: 'Recent', coin: 'Coins', page: 'Pages', action: 'Actions' } satisfies Record<
    FoundGroup['kind'],
    string
  >,
  nothing: (query: string) =>
    `Nothing found for “${query}”. Try a coin, a page or an action such as Deposit.`,
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
} as const
