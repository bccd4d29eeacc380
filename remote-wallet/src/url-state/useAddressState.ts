import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Parameters of the address to set; `null` and an empty text leave a parameter out. */
export type AddressChanges = Readonly<Record<string, string | null>>

/**
 * What a screen keeps in the address: its parameters, and a function that changes some of them. A change replaces the
 * entry in the history, keeps the scroll position, and is there before the next key is typed.
 */
export function useAddressState() {
  const [params, setParams] = useSearchParams()

  const change = useCallback(
    (changes: AddressChanges) => {
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true, preventScrollReset: true, flushSync: true },
      )
    },
    [setParams],
  )

  return [params, change] as const
}
