import { SITE_PATHS } from '@crossbook/contract'
import type { PanelPart } from '../panel/PricePanel'

/** One slide of the hero: its claim, and the screen that shows it. */
export interface HeroSlide {
  title: string
  text: string
  link: { label: string; to: string }
  /** The part of the panel next to the slides. */
  shows: PanelPart
}

/** The three slides, in order. */
export const HERO_SLIDES: readonly HeroSlide[] = Object.freeze([
  {
    title: 'See the spread across 50+ exchanges',
    text: 'AI-powered arbitrage compares prices on 50+ exchanges and shows where a coin is cheap, where it is expensive, and what the difference is worth.',
    link: { label: 'Open the arbitrage tracker', to: SITE_PATHS.arbitrage },
    shows: 'spread',
  },
  {
    title: 'Spot, futures, margin and P2P in one place',
    text: 'Trade spot for 0.1%, futures with up to 100x leverage, margin with up to 5x, or peer-to-peer with another trader, all with one session.',
    link: { label: 'Go to spot trading', to: SITE_PATHS.spot },
    shows: 'ways',
  },
  {
    title: 'Live prices, and a wallet that keeps up',
    text: 'Follow every market, set price alerts, stake for up to 12.5% a year, refer friends, and work out profit and loss before you commit.',
    link: { label: 'Watch live prices', to: SITE_PATHS.livePrices },
    shows: 'markets',
  },
])
