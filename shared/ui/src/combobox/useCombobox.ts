import { useEffect, useId, type KeyboardEvent } from 'react'

interface ComboboxState {
  /** The number of options in the list; 0 when it is closed. */
  count: number
  /** The index of the option that Enter chooses, from 0. If undefined, Enter keeps its default effect in the form. */
  chosen: number | undefined
  onChoose: (at: number) => void
}

/** Attributes that connect a text field with its list of options. */
export interface Combobox {
  listId: string
  optionId: (at: number) => string
  /** The props of the text field, which keeps the focus. */
  fieldProps: {
    role: 'combobox'
    'aria-autocomplete': 'list'
    'aria-expanded': boolean
    'aria-controls': string | undefined
    'aria-activedescendant': string | undefined
    onKeyDown: (event: KeyboardEvent) => void
  }
}

/**
 * A combobox by the ARIA pattern: the arrow keys, Home and End move through the options while the field keeps the focus, and Enter clicks
 * the chosen one. Keys that confirm the text of an input method are ignored.
 */
export function useCombobox({ count, chosen, onChoose }: ComboboxState): Combobox {
  const listId = useId()
  const optionId = (at: number) => `${listId}${at}`
  const chosenId = count > 0 && chosen !== undefined ? optionId(chosen) : undefined

  // A promise in newer browsers, which an effect must not return.
  useEffect(() => {
    if (chosenId !== undefined) void document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId, count])

  const onKeyDown = (event: KeyboardEvent) => {
    if (count === 0 || event.nativeEvent.isComposing) return
    const next = moved(event.key, chosen, count)
    if (next !== undefined) onChoose(next)
    else if (event.key === 'Enter' && chosenId !== undefined) document.getElementById(chosenId)?.click()
    else return
    event.preventDefault()
  }

  return {
    listId,
    optionId,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': count > 0 ? listId : undefined,
      'aria-activedescendant': chosenId,
      onKeyDown,
    },
  }
}

/** Returns the option that a key moves to, given the number of options; undefined for other keys. */
function moved(key: string, from: number | undefined, count: number) {
  const steps: Record<string, number> = {
    ArrowDown: ((from ?? -1) + 1) % count,
    ArrowUp: ((from ?? 0) - 1 + count) % count,
    Home: 0,
    End: count - 1,
  }
  return steps[key]
}
