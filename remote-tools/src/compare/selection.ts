import type { AddressForm } from '@crossbook/ui'
import { COMPARABLE_COINS, type ComparableCoin } from './coinMetrics'

/** Coins that are compared, in the order in which they were added: from 1 to 4, none of them twice. */
export type Selection = readonly ComparableCoin[]

/** Fewest coins that are kept. */
export const MIN_COMPARED_COINS = 1

/** Most coins that fit side by side. */
const MAX_COMPARED_COINS = 4

const DEFAULT_SELECTION: Selection = Object.freeze(['BTC', 'ETH'] as const)

/** Whether no more coins can be added. */
export function isFull(selection: Selection) {
  return selection.length >= MAX_COMPARED_COINS
}

/** The selection with a coin more, or the same one when it is full or has the coin. */
export function withCoin(selection: Selection, coin: ComparableCoin): Selection {
  return isFull(selection) || selection.includes(coin) ? selection : [...selection, coin]
}

/** The selection without a coin, or the same one when it is the last. */
export function withoutCoin(selection: Selection, coin: ComparableCoin): Selection {
  return selection.length <= MIN_COMPARED_COINS ? selection : selection.filter((kept) => kept !== coin)
}

/** The selection in the address: `?coins=BTC-SOL`. */
export const selectionAddress: AddressForm<Selection> = {
  read: (params) => {
    const named = (params.get('coins') ?? '').toUpperCase().split('-')
    const known = named.flatMap((text) => COMPARABLE_COINS.filter((coin) => coin === text))
    const selection = known.reduce<Selection>(withCoin, [])
    return selection.length < MIN_COMPARED_COINS ? DEFAULT_SELECTION : selection
  },
  write: (selection) => {
    const coins = selection.join('-')
    return { coins: coins === DEFAULT_SELECTION.join('-') ? null : coins }
  },
}
