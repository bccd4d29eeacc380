import { useAuth } from '@crossbook/auth'
import { Dialog, Icon, media, searchIcon, space, TextInput, VisuallyHidden } from '@crossbook/ui'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import type { SiteScreen } from '../screens/siteScreens'
import { findEntries } from './findEntries'
import { searchCopy as copy } from './searchCopy'
import { searchEntries } from './searchEntries'
import { SearchResults } from './SearchResults'

interface SearchDialogProps {
  screens: readonly SiteScreen[]
  onClose: () => void
}

/** The height of what is found, whatever is found: the dialog stands still while its visitor types. */
const RESULTS_HEIGHT = {
  desk: 'clamp(120px, 56dvh, 480px)',
  phone: 'max(120px, calc(100dvh - 248px))',
} as const

/** A dialog with one field, which keeps the focus, and what it finds: keys move through the results, Enter follows one. */
export function SearchDialog({ screens, onClose }: SearchDialogProps) {
  const isSignedIn = useAuth().session.status === 'signedIn'
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const entries = useMemo(() => searchEntries(screens, isSignedIn), [screens, isSignedIn])
  const groups = useMemo(() => findEntries(entries, query), [entries, query])
  const count = groups.reduce((sum, { entries: found }) => sum + found.length, 0)
  const optionId = (at: number) => `${listId}${at}`

  // After the dialog has opened, which gives the focus to its first button.
  useEffect(() => {
    field.current?.focus()
  }, [])
  // A promise in newer browsers, which an effect must not return.
  useEffect(() => {
    void document.getElementById(`${listId}${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, chosen, groups])

  const type = (text: string) => {
    setQuery(text)
    setChosen(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (count === 0 || event.nativeEvent.isComposing) return
    const next = moved(event.key, chosen, count)
    if (next !== undefined) setChosen(next)
    else if (event.key === 'Enter') document.getElementById(optionId(chosen))?.click()
    else return
    event.preventDefault()
  }

  return (
    <Dialog open onClose={onClose} title={copy.title}>
      <TextInput
        ref={field}
        role="combobox"
        aria-label={copy.label}
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={count > 0 ? listId : undefined}
        aria-activedescendant={count > 0 ? optionId(chosen) : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={copy.placeholder}
        leading={<Icon shape={searchIcon} />}
        value={query}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      <Place>
        {count > 0 && (
          <SearchResults
            id={listId}
            groups={groups}
            chosen={chosen}
            optionId={optionId}
            onPoint={setChosen}
            onFollow={onClose}
          />
        )}
        {count === 0 && <p>{copy.nothing(query.trim())}</p>}
      </Place>
      <VisuallyHidden role="status">
        {count > 0 ? copy.found(count) : copy.nothing(query.trim())}
      </VisuallyHidden>
    </Dialog>
  )
}

/** Where a key leads among so many results; undefined for keys that lead nowhere. */
function moved(key: string, from: number, count: number) {
  const steps: Record<string, number> = {
    ArrowDown: (from + 1) % count,
    ArrowUp: (from - 1 + count) % count,
    Home: 0,
    End: count - 1,
  }
  return steps[key]
}

const Place = styled.div`
  height: ${RESULTS_HEIGHT.desk};
  margin-inline: calc(-1 * ${space[12]});

  & > p {
    padding-inline: ${space[12]};
  }

  ${media.belowS} {
    height: ${RESULTS_HEIGHT.phone};
  }
`
