import { useCallback, useEffect, useRef, useState } from 'react'

/** How long a refresh takes; there is nothing to fetch, because the figures are samples. */
const REFRESH_MS = 2000

/** A refresh that is under way for two seconds and changes no figures; it ends with the screen. */
export function useRefresh() {
  const [refreshing, setRefreshing] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(
    () => () => {
      clearTimeout(timer.current)
    },
    [],
  )

  const refresh = useCallback(() => {
    setRefreshing(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setRefreshing(false)
    }, REFRESH_MS)
  }, [])

  return { refreshing, refresh }
}
