import { TestAuthProvider, visitSignedOut } from '@crossbook/auth/testing'
import type { PageDocument } from '@crossbook/contract'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createScreenLoader } from '../loading/screenLoader'
import { ScreenLoaderProvider } from '../loading/ScreenLoaderContext'
import { createCurrentPage, CurrentPageProvider } from '../page/currentPage'
import type { SiteScreen } from '../screens/siteScreens'
import { createRoutes } from './createRoutes'

const address = (module: string) => ({ app: 'wallet', version: '1.0.0', module })
const screens: SiteScreen[] = [
  { path: '/about', title: 'About', access: 'public', address: address('./about'), back: 'hidden' },
  { path: '/login', title: 'Sign In', access: 'signedOut', address: address('./login'), back: 'hidden' },
  { path: '/dashboard', title: 'Dashboard', access: 'signedIn', address: address('./dashboard') },
]
const release = {
  remotes: [{ name: 'wallet', version: '1.0.0', screens: [], redirects: { '/about-us': '/about' } }],
} as unknown as PageDocument

beforeEach(() => {
  visitSignedOut()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

it.each(['/ABOUT', '/%61bout', '/about//', '//about', '/login%2F', '/DASHBOARD', '/About-Us'])(
  '%s shows no screen, as the server answers it with 404',
  async (path) => {
    const load = jest.fn(() => Promise.resolve(() => null))
    const routes = createRoutes(release, screens)[0]?.children ?? []
    render(
      <ScreenLoaderProvider value={createScreenLoader(load, jest.fn())}>
        <main>
          <CurrentPageProvider value={createCurrentPage(path)}>
            <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
          </CurrentPageProvider>
        </main>
      </ScreenLoaderProvider>,
      { wrapper: TestAuthProvider },
    )
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    expect(load).not.toHaveBeenCalled()
  },
)
