import {
  color,
  hiddenFromSight,
  Icon,
  media,
  motion,
  notify,
  radius,
  searchIcon,
  size,
  space,
  stroke,
  type,
} from '@crossbook/ui'
import { useCallback, useEffect, useState } from 'react'
import styled from 'styled-components'
import { savesData } from '../loading/preloadOnIntent'
import type { SiteScreen } from '../screens/siteScreens'
import { isSearchShortcut } from './isSearchShortcut'

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
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  return (
    <>
      <Opener
        type="button"
        title="Search"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
      >
        <Icon shape={searchIcon} />
        <Label>Search</Label>
        <Keys aria-hidden translate="no">
          Ctrl K
        </Keys>
      </Opener>
      {isOpen && Dialog && <Dialog screens={screens} onClose={close} />}
    </>
  )
}

const NOT_LOADED = {
  title: 'Search could not be loaded',
  description: 'Check your connection, then try again or reload the page.',
}

/** Loads the search ahead. After a failure, the click tries again. */
function loadAhead() {
  if (!savesData()) loadDialog().catch(() => undefined)
}

/** The width of the field in windows that have space for it. */
const FIELD_WIDTH = '14rem'

/** A square with an icon, or a field to click where there is space for it. */
const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  flex: none;
  width: ${size.control};
  height: ${size.control};
  border: ${stroke.hairline} solid transparent;
  border-radius: ${radius.control};
  color: ${color.text2};
  transition-property: background-color, color;
  transition-duration: ${motion.fast};

  &:hover:enabled {
    background: ${color.s2};
    color: ${color.text};
  }

  ${media.fromXl} {
    justify-content: flex-start;
    width: ${FIELD_WIDTH};
    padding-inline: ${space[12]};
    border-color: ${color.controlLine};
    background: ${color.s2};
  }

  ${media.print} {
    display: none;
  }
`

/** The button's name, whether it is shown or not. */
const Label = styled.span`
  ${type.control}

  ${media.belowXl} {
    ${hiddenFromSight}
  }
`

const Keys = styled.kbd`
  margin-inline-start: auto;
  padding: 0 ${space[4]};
  border: ${stroke.hairline} solid ${color.line};
  border-radius: ${radius.tile};
  ${type.micro}
  color: ${color.text3};

  ${media.belowXl} {
    display: none;
  }
`
