import { MIX_PARAMETER, type MixId } from '@crossbook/contract'

/** Address that opens a mix on a site of its channel. */
export function mixLink(origin: string, id: MixId) {
  return `${origin}/?${MIX_PARAMETER}=${id}`
}
