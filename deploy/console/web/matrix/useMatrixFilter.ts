import { type AddressForm, useAddressState } from '@crossbook/ui'
import type { MatrixFilter } from './filterApps'

const form: AddressForm<MatrixFilter> = {
  read: (params) => ({
    text: params.get('text') ?? '',
    team: params.get('team') ?? '',
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
    onlyDiffering: params.get('only') === 'differing',
  }),
  write: ({ text, team, from, to, onlyDiffering }) => ({
    text,
    team,
    from,
    to,
    only: onlyDiffering ? 'differing' : null,
  }),
}

/** The filter of the matrix, kept in the page's address. */
export function useMatrixFilter() {
  return useAddressState(form)
}
