import type { PageDocument } from '@crossbook/contract'
import type { Federation } from '../federation/startFederation'
import type { ShownFallbacks } from '../fallback-builds/shownFallbacks'
import { hasChoice } from './hasChoice'

/** The page's own document, or one with other builds. */
export interface ShownPage {
  page: PageDocument
  /** Whether that is the page's own unchanged document. Only then does its prerendered HTML match. */
  isOwn: boolean
  /** Id of the mix, for fault reports. */
  mix?: string
}

const mixes = () => import(/* webpackChunkName: "mixes" */ './index')

/**
 * Returns the page's own document, or on a channel that accepts mixes the requested versions, with a bar above the page. The code for
 * mixes is loaded on such a channel only, and the page waits for it only when other versions are requested.
 */
export async function chooseVersions(
  own: PageDocument,
  federation: Federation,
  fallbacks: ShownFallbacks,
): Promise<ShownPage> {
  if (!own.config.acceptsMixes) return { page: own, isOwn: true }
  if (!hasChoice(own)) {
    const opened = { page: own, mix: undefined, tried: new Map(), problems: [] }
    mixes()
      .then(({ showMixBar }) => showMixBar(own, opened, fallbacks))
      .catch(reportNoBar)
    return { page: own, isOwn: true }
  }
  try {
    const { openChoice, showMixBar } = await mixes()
    const opened = await openChoice(own, federation)
    // The page does not wait for it, and works without it.
    showMixBar(own, opened, fallbacks).catch(reportNoBar)
    const isOwn = !opened.mix && opened.tried.size === 0
    return { page: opened.page, isOwn, ...(opened.mix ? { mix: opened.mix.id } : {}) }
  } catch (error) {
    console.error(
      'Crossbook: the bar for versions could not be shown, and the page is the channel’s own.',
      error,
    )
    return { page: own, isOwn: true }
  }
}

function reportNoBar(error: unknown) {
  console.error('Crossbook: the bar for versions could not be shown.', error)
}
