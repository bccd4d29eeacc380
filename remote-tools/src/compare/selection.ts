import type { AddressForm } from '@crossbook/ui'
import { COMPARABLE_COINS, type ComparableCoin } from './coinMetrics'

/** The compared coins, in the order in which they were added: from 1 to 4, without duplicates. */
export type Selection = readonly ComparableCoin[]

/** The minimum number of coins. */
export const MIN_COMPARED_COINS = 1

/** The maximum number of coins that fit side by side. */
const MAX_COMPARED_COINS = 4

const DEFAULT_SELECTION: Selection = Object.freeze(['BTC', 'ETH'] as const)

/** Returns whether the selection is full. */
export function isFull(selection: Selection) {
  return selection.length >= MAX_COMPARED_COINS
}

/** Adds a coin. Returns the same selection when it is full or already has the coin. */
export function withCoin(selection: Selection, coin: ComparableCoin): Selection {
  return isFull(selection) || selection.includes(coin) ? selection : [...selection, coin]
}

/** Removes a coin. Returns the same selection when it is the last one. */
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
