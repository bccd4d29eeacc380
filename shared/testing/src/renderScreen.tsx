import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

/** The surroundings of a rendered screen: its address, the state of a link, and a provider around the router. */
export interface ScreenSurroundings {
  path?: string
  state?: unknown
  wrapper?: ComponentType<{ children: ReactNode }>
}

/**
 * Renders a screen as the host would: at an address, inside a router, below a main landmark. Other addresses show
 * another page; a test reads from the router where a link led. Returns testing-library's result, a user and the router.
 */
export function renderScreen(screen: ReactNode, { path = '/', state, wrapper }: ScreenSurroundings = {}) {
  const { pathname } = new URL(path, 'http://site.test')
  const router = createMemoryRouter(
    [
      { path: pathname, element: <main>{screen}</main> },
      { path: '*', Component: OtherAddress },
    ],
    { initialEntries: [{ ...splitPath(path), state }] },
  )
  const result = render(<RouterProvider router={router} />, { wrapper })
  return { user: userEvent.setup({ delay: null }), router, ...result }
}

function OtherAddress() {
  return <h1>Another page</h1>
}

function splitPath(path: string) {
  const { pathname, search, hash } = new URL(path, 'http://site.test')
  return { pathname, search, hash }
}
