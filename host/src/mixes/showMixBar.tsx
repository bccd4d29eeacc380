import type { PageDocument } from '@crossbook/contract'
import { StrictMode } from 'react'
import type { ShownFallbacks } from '../fallback-builds/shownFallbacks'
import { MixBar } from './MixBar'
import type { OpenedChoice } from './openChoice'

/** Puts the bar above the site, apart from it: what is prerendered below is not touched. */
export async function showMixBar(own: PageDocument, opened: OpenedChoice, fallbacks: ShownFallbacks) {
  // It stands in what renders the site, and is not brought twice.
  const { createRoot } = await import(/* webpackChunkName: "site" */ 'react-dom/client')
  const place = document.createElement('div')
  document.body.prepend(place)
  createRoot(place).render(
    <StrictMode>
      <MixBar own={own} opened={opened} fallbacks={fallbacks} />
    </StrictMode>,
  )
}
