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
 * Returns the path of the page that shows a mix, if that is another page: the host cannot be exchanged within a page, so a mix with
 * another host than the channel's has its own page. Undefined if the mix belongs on this page, null for the channel's page.
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

/** Returns whether the site has a page; false without a network. */
export async function hasPage(path: string) {
  try {
    return (await fetch(path, { method: 'HEAD', cache: 'no-cache', redirect: 'error' })).ok
  } catch {
    return false
  }
}

/**
 * Goes to the page of a mix, or of the channel (null), and opens the current address there. The address contains the mix, and the tab
 * stores it again once the host there runs. A host that does not start therefore does not block other pages. The returned promise never
 * settles, because the document is replaced.
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
