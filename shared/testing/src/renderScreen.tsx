import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

/** Where a rendered screen stands: the address it was opened at, and state that a link handed over. */
export interface ScreenSurroundings {
  path?: string
  state?: unknown
}

/**
 * Renders a screen as the host would: at an address, inside a router, below a main landmark. Other addresses show
 * another page; a test reads from the router where a link led. Returns testing-library's result, a user and the router.
 */
export function renderScreen(screen: ReactNode, { path = '/', state }: ScreenSurroundings = {}) {
  const { pathname } = new URL(path, 'http://site.test')
  const router = createMemoryRouter(
    [
      { path: pathname, element: <main>{screen}</main> },
      { path: '*', Component: OtherAddress },
    ],
    { initialEntries: [{ ...splitPath(path), state }] },
  )
  return { user: userEvent.setup({ delay: null }), router, ...render(<RouterProvider router={router} />) }
}

function OtherAddress() {
  return <h1>Another page</h1>
}

function splitPath(path: string) {
  const { pathname, search, hash } = new URL(path, 'http://site.test')
  return { pathname, search, hash }
}
