import type { PageDocument } from '@crossbook/contract'
import type { Federation } from '../federation/startFederation'
import type { ShownFallbacks } from '../fallback-builds/shownFallbacks'
import { hasChoice } from './hasChoice'

/** What a page shows: its own document, or one with other builds. */
export interface ShownPage {
  page: PageDocument
  /** Whether that is its own document as it stands; only then is what is prerendered in it what it will show. */
  isOwn: boolean
  /** Id of the mix, for fault reports. */
  mix?: string
}

const mixes = () => import(/* webpackChunkName: "mixes" */ './index')

/**
 * Calls `show` with the page's own document, at once; on a channel that accepts mixes with what the address or the tab asks
 * for, and a bar above it. Only there is the code for it loaded, and where nothing is asked for after the page has started.
 */
export function chosenPage(
  own: PageDocument,
  { federation, fallbacks }: { federation: Federation; fallbacks: ShownFallbacks },
  show: (shown: ShownPage) => void,
) {
  if (!own.config.acceptsMixes) return show({ page: own, isOwn: true })
  if (!hasChoice(own)) {
    show({ page: own, isOwn: true })
    mixes()
      .then(({ showMixBar }) =>
        showMixBar(own, { page: own, mix: undefined, tried: new Map(), problems: [] }, fallbacks),
      )
      .catch(reportNoBar)
    return
  }
  mixes()
    .then(async ({ openChoice, showMixBar }) => {
      const opened = await openChoice(own, federation)
      // The page does not wait for it, and stands without it.
      showMixBar(own, opened, fallbacks).catch(reportNoBar)
      const isOwn = !opened.mix && opened.tried.size === 0
      return { page: opened.page, isOwn, ...(opened.mix ? { mix: opened.mix.id } : {}) }
    })
    .catch((error: unknown): ShownPage => {
      reportAbsence(error)
      return { page: own, isOwn: true }
    })
    .then(show)
}

function reportNoBar(error: unknown) {
  console.error('Crossbook: the bar for versions could not be shown.', error)
}

function reportAbsence(error: unknown) {
  console.error(
    'Crossbook: the bar for versions could not be shown, and the page is the channel’s own.',
    error,
  )
}
