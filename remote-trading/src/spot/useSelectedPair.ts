import { DEFAULT_PAIR, selectedPairFrom, type Pair, type SelectedPairState } from '@crossbook/market'
import { useCallback, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The pair that the visitor came with or chose here, and the choice of another one, which replaces the first in the
 * history and leaves the rest of the address unchanged. A page rendered before knows no navigation state, so that its first render has the default.
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
