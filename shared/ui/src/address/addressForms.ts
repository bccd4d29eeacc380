import { sortFromParam, sortToParam } from '../table/sorting'
import type { TableSort } from '../table/sorting'

/** Texts of the query by their keys. Null or an empty text removes the key from the address. */
export type AddressTexts = Readonly<Record<string, string | null>>

/**
 * Reads a piece of a screen's state from the query and writes it. `write` returns every key that the state owns, with null for
 * default values. Other keys are never changed.
 */
export interface AddressForm<State> {
  read: (params: URLSearchParams) => State
  write: (state: State) => AddressTexts
}

/** A text under a key. A missing key is an empty text. */
export function addressText(key: string): AddressForm<string> {
  return { read: (params) => params.get(key) ?? '', write: (text) => ({ [key]: text }) }
}

/** One of several choices under a key. The fallback stays out of the address, and replaces unknown values. */
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

/** A table's sort under `sort`: `price` ascending and `-price` descending. Unknown keys are no sort. */
export function addressSort(keys: readonly string[]): AddressForm<TableSort | null> {
  return {
    read: (params) => sortFromParam(params.get('sort'), keys),
    write: (sort) => ({ sort: sort && sortToParam(sort) }),
  }
}
