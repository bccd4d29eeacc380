import { useCallback, useEffect, useState, type RefObject } from 'react'
import { loadPriceChart } from '../charts/drawing/loadPriceChart'

const loadChart = () => import(/* webpackChunkName: "market-chart" */ './LoadedChart')

type LoadedChart = Awaited<ReturnType<typeof loadChart>>['LoadedChart']

interface ChartLoading {
  /** The chart, once its code is there. */
  Chart: LoadedChart | undefined
  failed: boolean
  retry: () => void
}

/** How far from the window's edge a chart begins to load. */
const AHEAD = '200px'

/** Loads the code of a market's chart once its place is in view or nearly so; a failure waits for `retry`. */
export function useLoadedChart(place: RefObject<Element | null>): ChartLoading {
  const [Chart, setChart] = useState<LoadedChart>()
  const [failed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    Promise.all([loadChart(), loadPriceChart()]).then(
      ([loaded]) => setChart(() => loaded.LoadedChart),
      () => setFailed(true),
    )
  }, [])

  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        seen.disconnect()
        load()
      },
      { rootMargin: AHEAD },
    )
    seen.observe(element)
    return () => seen.disconnect()
  }, [place, load])

  return { Chart, failed, retry: load }
}
