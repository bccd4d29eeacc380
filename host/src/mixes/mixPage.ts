import {
  chosenHost,
  type Mix,
  MIX_PARAMETER,
  type MixId,
  mixPagePath,
  type PageDocument,
} from '@crossbook/contract'
import { rememberChoice, type TabChoice } from './tabChoice'

/**
 * Path of the page that shows a mix, where that is not the page that is open: a host cannot be exchanged in a page, so a mix with
 * another one than the channel's has a page of its own. Undefined where the mix belongs on this page, null for the channel's page.
 */
export function otherPage(
  mix: Pick<Mix, 'id' | 'replaced'>,
  { host, ofMix }: Pick<PageDocument, 'host' | 'ofMix'>,
): string | null | undefined {
  if (ofMix?.id === mix.id) return undefined
  const wanted = chosenHost(mix)
  const own = ofMix?.host ?? host.version
  if (wanted !== undefined && wanted !== own) return mixPagePath(mix.id)
  return ofMix ? null : undefined
}

/** Whether the site has a page; without a network it has none that could be gone to. */
export async function hasPage(path: string) {
  try {
    return (await fetch(path, { method: 'HEAD', cache: 'no-cache', redirect: 'error' })).ok
  } catch {
    return false
  }
}

/**
 * Goes to the page of a mix, or of the channel (null), for the address that is open. The address carries the mix over, and the tab
 * remembers it again once the host there runs: one that does not start keeps nobody from other pages. Never ends: the document does.
 */
export function goToPage(
  page: string | null,
  id: MixId | undefined,
  tried: TabChoice['tried'],
): Promise<never> {
  const address = new URL(location.href)
  if (id !== undefined) address.searchParams.set(MIX_PARAMETER, id)
  rememberChoice({ mix: undefined, tried })
  const wanted = address.pathname + address.search
  location.replace(page === null ? wanted : `${page}#${wanted}${address.hash}`)
  return new Promise(() => undefined)
}
