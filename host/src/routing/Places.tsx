import {
  Activity,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ContextType,
  type ReactNode,
} from 'react'
import {
  createPath,
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router'
import styled from 'styled-components'
import { useIntendedLocation } from '../loading/intended'
import { ScreenStyles } from '../loading/ScreenStyles'
import type { ModuleAddress } from '../modules/moduleAddress'
import { AHEAD_ATTRIBUTE, layOutAhead } from './layOutAhead'
import { routeAt, type SiteRoute } from './siteRoute'
import { useReadiness } from './useReadiness'

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
 * What stands at the router's address, and behind it, out of sight, what will stand at the address that the visitor is about to open: it
 * is rendered and laid out while the browser has nothing else to do, and React runs its effects when it is shown.
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
      {!hasLeft && (
        <Slot key={isReplaced ? 'replaced' : 'first'}>
          <ScreenStyles modules={route?.modules ?? NO_MODULES} />
          {standing}
        </Slot>
      )}
      {[
        route && hasLeft && (
          <Place key={route.place} at={here} modules={route.modules} isShown>
            {later(route.element)}
          </Place>
        ),
        next && there && next.place !== route?.place && (
          <Place key={next.place} at={there} modules={next.modules} isShown={false}>
            {later(next.element)}
          </Place>
        ),
      ]}
    </>
  )
}

const NO_MODULES: readonly ModuleAddress[] = []

function asItIs(element: ReactNode) {
  return element
}

function useRouteAt(routes: readonly SiteRoute[], pathname: string | undefined) {
  return useMemo(() => (pathname === undefined ? undefined : routeAt(routes, pathname)), [routes, pathname])
}

interface PlaceProps {
  /** The address that everything in it sees. */
  at: Readonly<ContextType<typeof LocationContext>>
  /** What is shown there. */
  modules: readonly ModuleAddress[] | undefined
  isShown: boolean
  children: ReactNode
}

/** Where it will be shown, and laid out there before it is. */
function Place({ at, modules = NO_MODULES, isShown, children }: PlaceProps) {
  const route = useContext(RouteContext)
  const now = { at, route: useMemo(() => matchedAt(at, route), [at, route]) }
  const [ahead] = useState(now)
  const [opened, setOpened] = useState(isShown ? at : undefined)
  if (isShown && !opened) setOpened(at)
  // Nothing that asks where it is, as every link does, has to be rendered again for being shown.
  const seen = at === opened && isSame(ahead.at, at) ? ahead : now
  const slot = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isShown && slot.current) return layOutAhead(slot.current)
  }, [isShown])
  useReadiness(slot, modules, isShown)

  return (
    <Slot ref={slot} {...{ [AHEAD_ATTRIBUTE]: isShown ? undefined : '' }}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <ScreenStyles modules={modules} />
        <LocationContext.Provider value={seen.at}>
          <RouteContext.Provider value={seen.route}>{children}</RouteContext.Provider>
        </LocationContext.Provider>
      </Activity>
    </Slot>
  )
}

/** The router's route, of which there is one for all addresses, as it matches one of them. */
function matchedAt({ location }: PlaceProps['at'], route: ContextType<typeof RouteContext>) {
  const { pathname } = location
  return {
    ...route,
    matches: route.matches.map((match) => ({ ...match, pathname, params: { '*': pathname.slice(1) } })),
  }
}

/** Whether what was rendered for one address is what stands at another; they differ by the router's key of a visit at least. */
function isSame(one: PlaceProps['at'], other: PlaceProps['at']) {
  return (
    one.navigationType === other.navigationType &&
    one.location.state === other.location.state &&
    createPath(one.location) === createPath(other.location)
  )
}

/** A box of its own, so that what stands in it is laid out alike before it is shown and after. */
const Slot = styled.div`
  display: flow-root;

  &[${AHEAD_ATTRIBUTE}] {
    position: absolute;
    inset-inline: 0;
    height: 0;
    /* Neither painted nor found, focused or read out. */
    content-visibility: hidden;

    @supports not (content-visibility: hidden) {
      display: none;
    }
  }
`
