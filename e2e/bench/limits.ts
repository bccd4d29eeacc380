/** The figures of one route, over all visits. */
export interface RouteFigures {
  route: string
  /** Largest paint, relative to the single build. */
  paintRatio: number
  /** Time until interactive, relative to the single build. */
  answersRatio: number
  /** Compressed script, relative to the single build. */
  scriptRatio: number
  waves: number
  /** Sum of layout shifts. */
  layoutShift: number
  /** Largest paint, relative to a page of the same markup without scripts. */
  markupRatio: number
  /** Milliseconds of tasks above 50 each, between the first paint and the moment it is interactive (total blocking time). */
  blockingTime: number
  /** Milliseconds from the click on a link, whose screen has been prefetched, until its paint. */
  followed: number
  /** Share of time in percent for which the main thread is busy on an open page with live prices. */
  busy: number
}

/** The maximum of each figure, and its name. */
const LIMITS = {
  markupRatio: { most: 1.15, label: 'largest paint compared with the page of markup alone' },
  blockingTime: { most: 200, label: 'blocking time until it is interactive, in ms' },
  followed: { most: 600, label: 'time from the click on a link to its screen, in ms' },
  busy: { most: 3, label: 'time in % for which the open page is busy' },
  paintRatio: { most: 0.4, label: 'largest paint compared with the single build' },
  answersRatio: { most: 1.05, label: 'time until interactive compared with the single build' },
  scriptRatio: { most: 1.3, label: 'script compared with the single build' },
  waves: { most: 2, label: 'rounds of requests' },
  layoutShift: { most: 0, label: 'layout shift' },
} as const

type Figure = keyof typeof LIMITS

/** One sentence for each figure that is above its limit, or that could not be measured; rounded as people read them. */
export function brokenLimits({ route, ...figures }: RouteFigures) {
  return (Object.entries(figures) as [Figure, number][]).flatMap(([figure, measured]) => {
    const { most, label } = LIMITS[figure]
    const value = rounded(measured)
    return value <= most ? [] : [`${route}: ${label} is ${value}, allowed ${most}.`]
  })
}

/** With two decimals, which is more than two runs agree on. */
export function rounded(value: number) {
  return Number(value.toFixed(2))
}
