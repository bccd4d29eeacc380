import { useAuth } from '@crossbook/auth'
import { Dialog, Icon, media, searchIcon, space, TextInput, useCombobox, VisuallyHidden } from '@crossbook/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import type { SiteScreen } from '../screens/siteScreens'
import { findEntries } from './findEntries'
import { recentLabels, rememberEntry, withRecent } from './recentEntries'
import { searchCopy as copy } from './searchCopy'
import { searchEntries } from './searchEntries'
import { SearchResults } from './SearchResults'

interface SearchDialogProps {
  screens: readonly SiteScreen[]
  onClose: () => void
}

/** A fixed height of the results, so that the dialog does not move while the user types. */
const RESULTS_HEIGHT = {
  desk: 'clamp(7.5rem, 56dvh, 30rem)',
  phone: 'max(7.5rem, calc(100dvh - 15.5rem))',
} as const

/** A dialog with one field, which keeps the focus, and its results: keys move through them, Enter follows one. */
export function SearchDialog({ screens, onClose }: SearchDialogProps) {
  const isSignedIn = useAuth().session.status === 'signedIn'
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const entries = useMemo(() => searchEntries(screens, isSignedIn), [screens, isSignedIn])
  const [recent] = useState(recentLabels)
  const groups = useMemo(() => {
    const found = findEntries(entries, query)
    return query.trim() === '' ? withRecent(found, entries, recent) : found
  }, [entries, query, recent])
  const count = groups.reduce((sum, { entries: found }) => sum + found.length, 0)
  const { listId, optionId, fieldProps } = useCombobox({ count, chosen, onChoose: setChosen })

  // After the dialog has opened, which gives the focus to its first button.
  useEffect(() => {
    field.current?.focus()
  }, [])

  const type = (text: string) => {
    setQuery(text)
    setChosen(0)
  }

  return (
    <Dialog open onClose={onClose} title={copy.title}>
      <TextInput
        ref={field}
        {...fieldProps}
        aria-label={copy.label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={copy.placeholder}
        leading={<Icon shape={searchIcon} />}
        value={query}
        onChange={({ target }) => type(target.value)}
      />
      <Place>
        {count > 0 && (
          <SearchResults
            id={listId}
            groups={groups}
            chosen={chosen}
            optionId={optionId}
            onPoint={setChosen}
            onFollow={(entry) => {
              rememberEntry(entry)
              onClose()
            }}
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
