import type { PageDocument } from '@crossbook/contract'
import type { Federation } from '../federation/startFederation'
import { discardPaint } from '../first-paint/paintedPath'
import { hasChoice } from './hasChoice'

/** What a page shows: its own document, or one with other builds. */
export interface ShownPage {
  page: PageDocument
  /** Id of the mix, for fault reports. */
  mix?: string
}

const mixes = () => import(/* webpackChunkName: "mixes" */ './index')

/**
 * Calls `show` with the page's own document, at once; on a channel that accepts mixes with what the address or the tab asks
 * for, and a bar above it. Only there is the code for it loaded, and without a wish after the page has started.
 */
export function chosenPage(own: PageDocument, federation: Federation, show: (shown: ShownPage) => void) {
  if (!own.config.acceptsMixes) return show({ page: own })
  if (!hasChoice()) {
    show({ page: own })
    mixes()
      .then(({ showMixBar }) =>
        showMixBar(own, { page: own, mix: undefined, tried: new Map(), problems: [] }),
      )
      .catch(reportAbsence)
    return
  }
  mixes()
    .then(async ({ openChoice, showMixBar }) => {
      const opened = await openChoice(own, federation)
      showMixBar(own, opened)
      if (opened.mix || opened.tried.size > 0) discardPaint()
      return { page: opened.page, ...(opened.mix ? { mix: opened.mix.id } : {}) }
    })
    .catch((error: unknown): ShownPage => {
      reportAbsence(error)
      return { page: own }
    })
    .then(show)
}

function reportAbsence(error: unknown) {
  console.error(
    'Crossbook: the bar for versions could not be shown, and the page is the channel’s own.',
    error,
  )
}
