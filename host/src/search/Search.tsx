import { IconButton, notify, searchIcon } from '@crossbook/ui'
import { useCallback, useEffect, useState } from 'react'
import { savesData } from '../loading/preloadOnIntent'
import type { SiteScreen } from '../screens/siteScreens'
import { asksForSearch } from './asksForSearch'

const loadDialog = () => import(/* webpackChunkName: "search" */ './SearchDialog')

type SearchDialog = Awaited<ReturnType<typeof loadDialog>>['SearchDialog']

/** The header's button that opens the search. Ctrl or Command with K opens it too. Loads the search on first use. */
export function Search({ screens }: { screens: readonly SiteScreen[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const [Dialog, setDialog] = useState<SearchDialog>()
  const close = useCallback(() => setIsOpen(false), [])
  const open = useCallback(() => {
    setIsOpen(true)
    loadDialog().then(
      (loaded) => setDialog(() => loaded.SearchDialog),
      () => {
        setIsOpen(false)
        notify.error(NOT_LOADED)
      },
    )
  }, [])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  return (
    <>
      <IconButton
        label="Search"
        shape={searchIcon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
      />
      {isOpen && Dialog && <Dialog screens={screens} onClose={close} />}
    </>
  )
}

const NOT_LOADED = {
  title: 'Search could not be loaded',
  description: 'Check your connection, then try again or reload the page.',
}

/** A failure is left to the press, which tries again. */
function loadAhead() {
  if (!savesData()) loadDialog().catch(() => undefined)
}
