import {
  aSession,
  changeInAnotherTab,
  leaveStored,
  refusal,
  TestAuthProvider,
  visitSignedOut,
} from '@crossbook/auth/testing'
import { HOST, type PageDocument } from '@crossbook/contract'
import { Toaster } from '@crossbook/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'react-hot-toast/headless'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createScreenLoader } from '../loading/screenLoader'
import { ScreenLoaderProvider } from '../loading/ScreenLoaderContext'
import { createCurrentPage, CurrentPageProvider } from '../page/currentPage'
import { hostModules } from '../own-pages/hostModules'
import { createRoutes } from './createRoutes'
import { siteScreens } from '../screens/siteScreens'

const row = (path: string, title: string, access = 'signedIn') => ({
  path,
  title,
  access,
  module: path === '/' ? './landing' : `.${path}`,
  files: [],
})

/** A release with a public page, two protected ones, and the host's own. */
const release = {
  host: { version: '1.0.0' },
  remotes: [
    {
      name: 'wallet',
      version: '1.0.0',
      screens: [row('/', 'Landing', 'public'), row('/dashboard', 'Dashboard'), row('/deposit', 'Deposit')],
    },
  ],
} as unknown as PageDocument

/** The site's own routes, guard and pages, opened as a visit that began on the landing page. */
function openAt(path: string) {
  const service = visitSignedOut()
  const screens = siteScreens(release)
  const loader = createScreenLoader(async (address) => {
    if (address.app === HOST) return hostModules(address)
    const title = screens.find((screen) => screen.address.module === address.module)?.title
    return () => <h1>{title}</h1>
  }, jest.fn())
  // The content of the main landmark.
  const routes = createRoutes(release, screens)[0]?.children ?? []
  const router = createMemoryRouter(routes, { initialEntries: ['/', path] })
  const visited: string[] = []
  router.subscribe(({ location, historyAction }) => visited.push(`${historyAction} ${location.pathname}`))
  render(
    <ScreenLoaderProvider value={loader}>
      <CurrentPageProvider value={createCurrentPage(path)}>
        <RouterProvider router={router} />
      </CurrentPageProvider>
      <Toaster />
    </ScreenLoaderProvider>,
    { wrapper: TestAuthProvider },
  )
  return { service, router, visited, user: userEvent.setup({ delay: null }) }
}

async function signIn(user: ReturnType<typeof openAt>['user']) {
  await user.type(await screen.findByLabelText('E-mail'), 'ann@example.com')
  await user.type(screen.getByLabelText('Password'), 'secret-1')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
}

const navigations = (visited: readonly string[]) => [...new Set(visited)]

afterEach(() => {
  act(() => toast.remove())
})

describe('signing in', () => {
  it('greets and leads to the dashboard in one step, out of which Back does not lead to Sign In again [SHL-23]', async () => {
    const { user, router, visited } = openAt('/login')
    await signIn(user)
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
    expect(screen.getByText('Welcome back!')).toBeVisible()
    expect(screen.getByText('You have successfully logged in.')).toBeVisible()
    expect(navigations(visited)).toEqual(['REPLACE /dashboard'])

    await act(() => router.navigate(-1))
    expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible()
  })

  it('leads to the dashboard also after a request for another protected page', async () => {
    const { user, visited } = openAt('/deposit')
    await signIn(user)
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
    expect(navigations(visited)).toEqual(['REPLACE /login', 'REPLACE /dashboard'])
  })

  it('in another tab signs this one in too, without a message', async () => {
    openAt('/login')
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible()
    act(() => changeInAnotherTab(aSession()))
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
    expect(screen.queryByText('Welcome back!')).toBeNull()
  })

  it('takes up a session that was stored without notice to this tab', async () => {
    const { router } = openAt('/')
    expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible()
    leaveStored(aSession())
    await act(() => router.navigate('/login'))
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })

  it('that is refused keeps the visitor on the page', async () => {
    const { service, user, visited } = openAt('/login')
    service.answers['sign in'] = refusal('Invalid login credentials')
    await signIn(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid login credentials')
    expect(navigations(visited)).toEqual([])
  })
})
