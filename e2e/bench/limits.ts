/** What was measured of one route, over all visits. */
export interface RouteFigures {
  route: string
  /** Largest paint, as a part of the single build's. */
  paintRatio: number
  /** Time until the page answers, as a part of the single build's. */
  answersRatio: number
  /** Compressed script, as a part of the single build's. */
  scriptRatio: number
  waves: number
  /** Sum of layout shifts. */
  layoutShift: number
  /** Largest paint, as a part of that of a page of the same markup without scripts. */
  markupRatio: number
  /** Milliseconds of tasks above 50 each, between the first paint and the moment it is ready (total blocking time). */
  blockingTime: number
  /** Largest paint with everything in the cache, as a part of the landing page's. */
  againRatio: number
  /** Milliseconds from the press on a link, whose screen has been loaded ahead, until it is painted. */
  followed: number
}

/** The most that each figure may be, and what it is called. */
const LIMITS = {
  markupRatio: { most: 1.1, words: 'largest paint compared with the page of markup alone' },
  blockingTime: { most: 100, words: 'blocking time until it is ready, in ms' },
  againRatio: { most: 1.2, words: 'largest paint from the cache compared with the landing page' },
  followed: { most: 100, words: 'time from the press on a link to its screen, in ms' },
  paintRatio: { most: 0.6, words: 'largest paint compared with the single build' },
  answersRatio: { most: 0.9, words: 'time until it answers compared with the single build' },
  scriptRatio: { most: 1.15, words: 'script compared with the single build' },
  waves: { most: 2, words: 'waves of requests' },
  layoutShift: { most: 0, words: 'layout shift' },
} as const

type Figure = keyof typeof LIMITS

/** One sentence for each figure that is above its limit, or that could not be measured; rounded as people read them. */
export function brokenLimits({ route, ...figures }: RouteFigures) {
  return (Object.entries(figures) as [Figure, number][]).flatMap(([figure, measured]) => {
    const { most, words } = LIMITS[figure]
    const value = rounded(measured)
    return value <= most ? [] : [`${route}: ${words} is ${value}, allowed ${most}.`]
  })
}

/** With two decimals, which is more than two runs agree on. */
export function rounded(value: number) {
  return Number(value.toFixed(2))
}
