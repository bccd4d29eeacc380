import { sortFromParam, sortToParam } from '../table/sorting'
import type { TableSort } from '../table/sorting'

/** Texts of the query by their keys; null or an empty text takes the key out of the address. */
export type AddressTexts = Readonly<Record<string, string | null>>

/**
 * How a piece of a screen's state is written in the query. `write` names every key that the state owns, with null for what is
 * as usual: a key that it does not name is not its own and is never touched.
 */
export interface AddressForm<State> {
  read: (params: URLSearchParams) => State
  write: (state: State) => AddressTexts
}

/** A text under a key; nothing in the address is an empty text. */
export function addressText(key: string): AddressForm<string> {
  return { read: (params) => params.get(key) ?? '', write: (text) => ({ [key]: text }) }
}

/** One of several choices under a key; the fallback stays out of the address, and what is no choice counts as it. */
export function addressChoice<const Value extends string, const Fallback extends Value | undefined>(
  key: string,
  choices: readonly Value[],
  fallback: Fallback,
): AddressForm<Value | Fallback> {
  return {
    read: (params) => choices.find((choice) => choice === params.get(key)) ?? fallback,
    write: (value) => ({ [key]: value === undefined || value === fallback ? null : value }),
  }
}

/** A table's sort under `sort`, `price` upwards and `-price` downwards; anything that names none of the keys is no sort. */
export function addressSort(keys: readonly string[]): AddressForm<TableSort | null> {
  return {
    read: (params) => sortFromParam(params.get('sort'), keys),
    write: (sort) => ({ sort: sort && sortToParam(sort) }),
  }
}
