import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsFirstRender } from '../preference/useIsFirstRender'
import type { AddressForm, AddressTexts } from './addressForms'

/**
 * Keeps state in the page's query, so that a link shares it. Setting it replaces only the keys of its own form, adds no history entry and does not
 * scroll. A first render gets the state of an empty query.
 *
 * @param form reads and writes the state; define it outside the component
 * @example
 * const [filter, setFilter] = useAddressState(filterForm)
 */
export function useAddressState<State>({ read, write }: AddressForm<State>): [State, (state: State) => void] {
  const location = useLocation()
  const navigate = useNavigate()
  // Two changes in one event: the second starts from the result of the first.
  const latest = useRef(location)
  useLayoutEffect(() => {
    latest.current = location
  }, [location])

  const change = useCallback(
    (state: State) => {
      const { search, hash, state: handedOver } = latest.current
      void navigate(
        { search: withTexts(search, write(state)), hash },
        { replace: true, preventScrollReset: true, flushSync: true, state: handedOver },
      )
    },
    [navigate, write],
  )

  const search = useIsFirstRender() ? '' : location.search
  return [useMemo(() => read(new URLSearchParams(search)), [read, search]), change]
}

/** One state has one address: the keys of a form are together in its order, at the position of the first one. */
function withTexts(search: string, texts: AddressTexts): string {
  const isOwn = ([key]: readonly [string, string]) => Object.hasOwn(texts, key)
  const entries = [...new URLSearchParams(search)]
  const first = entries.findIndex(isOwn)
  const at = first < 0 ? entries.length : first
  const own = Object.entries(texts).flatMap(([key, text]) => (text ? [[key, text] as [string, string]] : []))
  const others = entries.filter((entry) => !isOwn(entry))
  return new URLSearchParams([...others.slice(0, at), ...own, ...others.slice(at)]).toString()
}
