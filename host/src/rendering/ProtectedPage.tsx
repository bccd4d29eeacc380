import { Outlet, type RouteObject } from 'react-router-dom'
import styled from 'styled-components'
import { BackBar } from '../back-bar/BackBar'
import { ScreenPending } from '../loading/ScreenPending'
import { FramePage } from '../routing/FramePage'
import type { SiteScreen } from '../screens/siteScreens'
import { Waiting } from '../routing/Waiting'
import { forSessions, forVisitors } from '../prerender/sessionMark'

/** What is prerendered at a protected path: its frame with the place of its screen, and for those without a session the wait. */
export function protectedRoutes(screen: SiteScreen, screens: readonly SiteScreen[]): RouteObject[] {
  const { path, title, frame, back } = screen
  return [
    {
      element: (
        <>
          <Visitors>
            <Waiting />
          </Visitors>
          <Sessions>{frame ? <FramePage frame={frame} screens={screens} /> : <Outlet />}</Sessions>
        </>
      ),
      children: [
        {
          path,
          element: (
            <>
              {back !== 'hidden' && <BackBar {...(back ? { mapped: back } : {})} />}
              <ScreenPending title={title} />
            </>
          ),
        },
      ],
    },
  ]
}

const Visitors = styled.div`
  ${forVisitors}
`

const Sessions = styled.div`
  ${forSessions}
`
