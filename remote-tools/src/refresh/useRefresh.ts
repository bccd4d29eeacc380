import { useCallback, useEffect, useRef, useState } from 'react'

/** The duration of a refresh. Nothing is fetched, because the figures are samples. */
const REFRESH_MS = 2000

/** Returns a refresh that lasts two seconds and changes no figures. It ends with the screen. */
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
