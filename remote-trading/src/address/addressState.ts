import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** A choice on a page is no step in the history, and the page stays where it is. */
const IN_PLACE = { replace: true, preventScrollReset: true }

/**
 * One of several choices, kept in the address under `key`, so that a link shares it. The fallback is left out of the
 * address, and anything that is no choice counts as the fallback.
 */
export function useAddressChoice<Value extends string>(
  key: string,
  choices: readonly Value[],
  fallback: Value,
): [Value, (value: Value) => void] {
  const [text, setText] = useAddressText(key)
  const chosen = choices.find((choice) => choice === text) ?? fallback
  const choose = useCallback(
    (value: Value) => setText(value === fallback ? null : value),
    [setText, fallback],
  )
  return [chosen, choose]
}

/** A text kept in the address under `key`; null takes it out. */
export function useAddressText(key: string): [string | null, (text: string | null) => void] {
  const [params] = useSearchParams()
  const change = useAddressChange()
  const setText = useCallback((text: string | null) => change({ [key]: text }), [change, key])
  return [params.get(key), setText]
}

/** Changes several texts of the address in one go, as two changes in a row would undo each other; null takes one out. */
export function useAddressChange(): (texts: Readonly<Record<string, string | null>>) => void {
  const [, setParams] = useSearchParams()
  return useCallback(
    (texts) => {
      setParams((current) => {
        const next = new URLSearchParams(current)
        for (const [key, text] of Object.entries(texts)) {
          if (text === null) next.delete(key)
          else next.set(key, text)
        }
        return next
      }, IN_PLACE)
    },
    [setParams],
  )
}
