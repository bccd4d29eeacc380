import type { PageDocument } from '@crossbook/contract'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { ShownFallbacks } from '../fallback-builds/shownFallbacks'
import { MixBar } from './MixBar'
import type { OpenedChoice } from './openChoice'

/** Renders the bar above the site and separately from it. The prerendered page below is not touched. */
export async function showMixBar(own: PageDocument, opened: OpenedChoice, fallbacks: ShownFallbacks) {
  const place = document.createElement('div')
  document.body.prepend(place)
  createRoot(place).render(
    <StrictMode>
      <MixBar own={own} opened={opened} fallbacks={fallbacks} />
    </StrictMode>,
  )
}
