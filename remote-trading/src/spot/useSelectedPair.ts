import { DEFAULT_PAIR, selectedPairFrom, type Pair, type SelectedPairState } from '@crossbook/market'
import { useCallback, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Returns the pair from the link or chosen on the page, and a function that chooses another one. The choice replaces the history entry
 * and leaves the rest of the address unchanged. A first render has no navigation state, so it gets the default.
 */
export function useSelectedPair(): [Pair, (pair: Pair) => void] {
  const { state, search, hash } = useLocation()
  const navigate = useNavigate()
  const pair = useSyncExternalStore(
    neverChanges,
    () => selectedPairFrom(state),
    () => DEFAULT_PAIR,
  )
  const select = useCallback(
    (selectedPair: Pair) => {
      void navigate(
        { search, hash },
        {
          replace: true,
          preventScrollReset: true,
          flushSync: true,
          state: { selectedPair } satisfies SelectedPairState,
        },
      )
    },
    [navigate, search, hash],
  )
  return [pair, select]
}

/** The router renders again when its state changes; there is nothing else to listen to. */
const neverChanges = () => () => {}
