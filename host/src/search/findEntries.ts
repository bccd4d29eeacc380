import { isMisspelling } from './isMisspelling'
import { SEARCH_KINDS, type SearchEntry, type SearchKind } from './searchEntries'

/** The maximum number of results in a category. */
const MOST_OF_A_KIND = 6

/** Results of one category, best first; without a query, the results that the user followed last. */
export interface FoundGroup {
  kind: SearchKind | 'recent'
  entries: readonly SearchEntry[]
}

/** Quality of a match, best first. Every word of the query has to be in the entry. */
const RANKS = ['symbol', 'start', 'word', 'part', 'misspelt'] as const
type Rank = (typeof RANKS)[number]

/**
 * The entries that have every word of the query, at most six of a kind: a coin's own symbol before labels that begin with the query,
 * before words that do, before parts of words. If nothing matches, entries with one misspelt letter in a word do. The kind with the best
 * answer is first; without a query, every kind's first ones.
 */
export function findEntries(entries: readonly SearchEntry[], query: string): FoundGroup[] {
  const wanted = splitWords(query)
  const candidates = entries.flatMap((entry) => {
    const rank = rankOf(entry, wanted)
    return rank === undefined ? [] : [{ entry, rank: RANKS.indexOf(rank) }]
  })
  const exact = candidates.filter(({ rank }) => rank < RANKS.indexOf('misspelt'))
  const ranked = exact.length > 0 ? exact : candidates
  return SEARCH_KINDS.map((kind) => ranked.filter(({ entry }) => entry.kind === kind))
    .map((ofKind) => ofKind.toSorted((a, b) => a.rank - b.rank).slice(0, MOST_OF_A_KIND))
    .flatMap((ofKind) => {
      const [best] = ofKind
      return best
        ? [{ kind: best.entry.kind, best: best.rank, entries: ofKind.map(({ entry }) => entry) }]
        : []
    })
    .toSorted((a, b) => a.best - b.best)
    .map(({ kind, entries: found }) => ({ kind, entries: found }))
}

function rankOf({ label, terms, symbol, kind }: SearchEntry, wanted: readonly string[]): Rank | undefined {
  const own = splitWords(label)
  const all = [...own, ...splitWords(terms)]
  if (!wanted.every((word) => all.some((other) => other.includes(word)))) {
    const isSimilar = (word: string) =>
      all.some((other) => other.includes(word) || isMisspelling(word, other))
    return wanted.every(isSimilar) ? 'misspelt' : undefined
  }
  const [only] = wanted
  if (kind === 'coin' && wanted.length === 1 && only === symbol?.toLowerCase()) return 'symbol'
  if (own.join(' ').startsWith(wanted.join(' '))) return 'start'
  return wanted.every((word) => all.some((other) => other.startsWith(word))) ? 'word' : 'part'
}

/** Letters and figures in lower case; other characters, such as the slash of a pair, separate words. */
function splitWords(text: string) {
  return text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []
}
