import { Activity, useCallback, useContext, useMemo, useState, type ContextType, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { createPath, NavigationType, UNSAFE_LocationContext as LocationContext } from 'react-router'
import styled from 'styled-components'
import { useIntendedLocation } from '../loading/intended'
import { routeAt, type SiteRoute } from './siteRoute'

interface PlacesProps {
  routes: readonly SiteRoute[]
  /** Put around what stands at the address that the page was opened at, which may have been prerendered. */
  first?: (element: ReactNode) => ReactNode
  /** Put around everything else. */
  later?: (element: ReactNode) => ReactNode
  /** Whether what was prerendered at that address is not taken over. */
  isReplaced?: boolean
}

/**
 * What stands at the router's address, and out of sight what will stand at the address that the visitor is about to open: it is
 * rendered while the browser has nothing else to do, outside of the document, and React runs its effects when it is shown.
 */
export function Places({ routes, first = asItIs, later = asItIs, isReplaced = false }: PlacesProps) {
  const here = useContext(LocationContext)
  const intended = useIntendedLocation()
  const route = useRouteAt(routes, here.location.pathname)
  const next = useRouteAt(routes, intended?.pathname)
  const there = useMemo(
    () => intended && { location: intended, navigationType: NavigationType.Push },
    [intended],
  )

  const [opened] = useState(route?.place)
  const [hasLeft, setHasLeft] = useState(false)
  if (!hasLeft && route?.place !== opened) setHasLeft(true)
  // React hydrates a boundary in its own time only while it is the same element.
  const standing = useMemo(
    () => (isReplaced ? later : first)(route?.element),
    [isReplaced, later, first, route?.element],
  )

  return (
    <>
      {!hasLeft && <Opened key={isReplaced ? 'replaced' : 'first'}>{standing}</Opened>}
      {[
        route && hasLeft && (
          <Place key={route.place} at={here} isShown>
            {later(route.element)}
          </Place>
        ),
        next && there && next.place !== route?.place && (
          <Place key={next.place} at={there} isShown={false}>
            {later(next.element)}
          </Place>
        ),
      ]}
    </>
  )
}

function asItIs(element: ReactNode) {
  return element
}

/** Holds a key, and nothing else. */
function Opened({ children }: { children: ReactNode }) {
  return children
}

function useRouteAt(routes: readonly SiteRoute[], pathname: string | undefined) {
  return useMemo(() => (pathname === undefined ? undefined : routeAt(routes, pathname)), [routes, pathname])
}

interface PlaceProps {
  /** The address that everything in it sees. */
  at: Readonly<ContextType<typeof LocationContext>>
  isShown: boolean
  children: ReactNode
}

/** Renders into an element of its own, which comes into the document when it is shown. */
function Place({ at, isShown, children }: PlaceProps) {
  const [element] = useState(createElement)
  const [ahead] = useState(at)
  const [opened, setOpened] = useState(isShown ? at : undefined)
  if (isShown && !opened) setOpened(at)
  // Nothing that asks where it is has to be rendered again for being shown.
  const seen = at === opened && isSame(ahead, at) ? ahead : at
  // In the same commit, before any effect of what stands in it.
  const put = useCallback((slot: HTMLElement | null) => slot?.replaceChildren(element), [element])
  return (
    <>
      {isShown && <Slot ref={put} />}
      {createPortal(
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <LocationContext.Provider value={seen}>{children}</LocationContext.Provider>
        </Activity>,
        element,
      )}
    </>
  )
}

/** Whether what was rendered for one address is what stands at another; they differ by the router's key of a visit at least. */
function isSame(one: PlaceProps['at'], other: PlaceProps['at']) {
  return (
    one.navigationType === other.navigationType &&
    one.location.state === other.location.state &&
    createPath(one.location) === createPath(other.location)
  )
}

/** Changes nothing of how what stands in it is laid out. */
function createElement() {
  const element = document.createElement('div')
  element.style.display = 'contents'
  return element
}

const Slot = styled.div`
  display: contents;
`
