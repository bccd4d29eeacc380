import { useCallback, useMemo, useSyncExternalStore } from 'react'
import {
  useLocation as useRouterLocation,
  useSearchParams as useRouterSearchParams,
  type Location,
  type SetURLSearchParams,
} from 'react-router'

/**
 * The router's location. While a prerendered page is hydrated it has neither query nor hash nor state, because nobody knew of them
 * when the page was rendered; what stands in the address comes right after.
 */
export function useLocation(): Location {
  const location = useRouterLocation()
  const present = useCallback(() => location, [location])
  const prerendered = useMemo(
    () => ({ ...NOTHING_BUT_A_PATH, pathname: location.pathname }),
    [location.pathname],
  )
  return useSyncExternalStore(
    never,
    // The same object, so that a location without them needs no second render.
    isPlain(location) ? () => prerendered : present,
    () => prerendered,
  )
}

/** The query in the address, and how to change it; empty while a prerendered page is hydrated. */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const { search } = useLocation()
  const [, setParams] = useRouterSearchParams()
  return [useMemo(() => new URLSearchParams(search), [search]), setParams]
}

const NOTHING_BUT_A_PATH = { search: '', hash: '', state: null, key: 'prerendered' } as const

function isPlain({ search, hash, state, key }: Location) {
  return search === '' && hash === '' && state === null && key === 'default'
}

function never() {
  return () => {}
}
