/** @jest-environment node */
import { findEntries } from './findEntries'
import type { SearchEntry } from './searchEntries'

const entry = (
  kind: SearchEntry['kind'],
  label: string,
  terms = '',
  symbol?: SearchEntry['symbol'],
): SearchEntry => ({ kind, label, to: '/', terms, ...(symbol ? { symbol } : {}) })

const ENTRIES = [
  entry('coin', 'ETH · Ethereum', 'ETH/USDT', 'ETH'),
  entry('coin', 'USDC · USD Coin', 'USDC/USDT', 'USDC'),
  entry('coin', 'ATOM · Cosmos', 'ATOM/USDT', 'ATOM'),
  entry('coin', 'TON · Toncoin', 'TON/USDT', 'TON'),
  entry('page', 'Market Heatmap', ' tools heatmap'),
  entry('page', 'Deposit', ' dashboard deposit'),
  entry('page', 'Gas Fee Monitor', ' tools gas'),
  entry('action', 'Deposit BTC', 'Bitcoin receive', 'BTC'),
  entry('action', 'Deposit ETH', 'Ethereum receive', 'ETH'),
]

const found = (query: string) =>
  findEntries(ENTRIES, query).map(({ kind, entries }) => [kind, ...entries.map(({ label }) => label)])

describe('the search', () => {
  it('finds a coin by its symbol before all else that holds it [SHL-55]', () => {
    expect(found('eth')).toEqual([
      ['coin', 'ETH · Ethereum'],
      ['action', 'Deposit ETH'],
    ])
    expect(found('TON')).toEqual([['coin', 'TON · Toncoin']])
  })

  it('puts labels that begin with the query before words that do, and those before parts of words [SHL-55]', () => {
    expect(found('co')[0]).toEqual(['coin', 'USDC · USD Coin', 'ATOM · Cosmos', 'TON · Toncoin'])
    expect(found('to')[0]).toEqual(['coin', 'TON · Toncoin', 'ATOM · Cosmos'])
    expect(found('map')).toEqual([['page', 'Market Heatmap']])
  })

  it('requires every word, in any order and any case, and reads a pair as its two [SHL-55]', () => {
    expect(found('BITCOIN deposit')).toEqual([['action', 'Deposit BTC']])
    expect(found('eth/usdt')).toEqual([['coin', 'ETH · Ethereum']])
    expect(found('deposit heatmap')).toEqual([])
  })

  it('lists the category with the best match first', () => {
    expect(found('gas')).toEqual([['page', 'Gas Fee Monitor']])
    expect(found('deposit').map(([kind]) => kind)).toEqual(['page', 'action'])
    expect(found('heatmap market')[0]?.[0]).toBe('page')
  })

  it('shows the first entries of every category without a query, at most six', () => {
    const many = Array.from({ length: 9 }, (_, at) => entry('page', `Page ${at}`))
    expect(findEntries(many, ' ')[0]?.entries.map(({ label }) => label)).toEqual([
      'Page 0',
      'Page 1',
      'Page 2',
      'Page 3',
      'Page 4',
      'Page 5',
    ])
    expect(found('').map(([kind]) => kind)).toEqual(['coin', 'page', 'action'])
  })

  it('finds words with one misspelt letter if nothing else matches', () => {
    for (const query of ['etherum', 'ethereeum', 'etherxum', 'ehtereum', 'deposti eth'])
      expect(found(query).flat()).toContain('Deposit ETH')
    expect(found('etherum')[0]).toEqual(['coin', 'ETH · Ethereum'])
    expect(found('coin')[0]).toEqual(['coin', 'USDC · USD Coin', 'TON · Toncoin'])
    expect(found('etx')).toEqual([])
  })

  it('finds nothing for unknown words', () => {
    expect(found('zebra')).toEqual([])
  })
})
