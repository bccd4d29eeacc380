import {
  changeInAnotherTab,
  TestAuthProvider,
  visitRestoring,
  visitSignedIn,
  visitSignedOut,
} from '@crossbook/auth/testing'
import type { PageDocument } from '@crossbook/contract'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { afterFrame } from '@crossbook/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, Link, Outlet, type RouteObject, RouterProvider } from 'react-router-dom'
import { createScreenLoader } from '../loading/screenLoader'
import type { LoadModule, ModuleAddress } from '../modules/moduleAddress'
import { LOAD_BUDGET_MS } from '../modules/tries'
import { ScreenLoaderProvider } from '../loading/ScreenLoaderContext'
import { ANNOUNCER_ID } from '../page/announcer'
import { createCurrentPage, CurrentPageProvider } from '../page/currentPage'
import { createRoutes } from './createRoutes'
import type { SiteScreen } from '../screens/siteScreens'

expect.extend(toHaveNoViolations)

const wallet = (module: string): ModuleAddress => ({ app: 'wallet', version: '1.0.0', module })
const screens: SiteScreen[] = [
  {
    path: '/about',
    title: 'About',
    access: 'public',
    address: wallet('./about'),
    back: { label: 'About', to: '/' },
  },
  { path: '/login', title: 'Sign In', access: 'signedOut', address: wallet('./login'), back: 'hidden' },
  ...['dashboard', 'deposit'].map((name): SiteScreen => ({
    path: `/${name}`,
    title: name,
    access: 'signedIn',
    address: wallet(`./${name}`),
    frame: wallet('./frame'),
  })),
]

function Frame() {
  return (
    <>
      <label>
        Notes <input />
      </label>
      <Link to="/deposit">To the deposit</Link>
      <Outlet />
    </>
  )
}

const modules: Record<string, ComponentType> = {
  './about': () => (
    <>
      <h1 tabIndex={-1}>About us</h1>
      <Link to="/dashboard">To the dashboard</Link>
    </>
  ),
  './login': () => <h1 tabIndex={-1}>Sign in here</h1>,
  './dashboard': () => <h1 tabIndex={-1}>Your dashboard</h1>,
  './deposit': () => <h1 tabIndex={-1}>Your deposit</h1>,
  './frame': Frame,
}

const arrives: LoadModule = async ({ module }) => {
  const component = modules[module]
  if (!component) throw new Error(`no module ${module}`)
  return component
}

const RELEASE = {
  remotes: [{ name: 'wallet', version: '1.0.0', screens: [], redirects: { '/about-us': '/about' } }],
} as unknown as PageDocument

/** The content of the main landmark. */
const insideTheShell = ([shell]: RouteObject[]) => shell?.children ?? []

function openAt(path: string, load = arrives) {
  const requested: string[] = []
  const onFault = jest.fn()
  const loader = createScreenLoader((address) => {
    requested.push(address.module)
    return load(address)
  }, onFault)
  const router = createMemoryRouter(insideTheShell(createRoutes(RELEASE, screens)), {
    initialEntries: [path],
  })
  const result = render(
    <ScreenLoaderProvider value={loader}>
      <main>
        <CurrentPageProvider value={createCurrentPage(path)}>
          <RouterProvider router={router} />
        </CurrentPageProvider>
      </main>
      <span id={ANNOUNCER_ID} role="status" />
    </ScreenLoaderProvider>,
    { wrapper: TestAuthProvider },
  )
  return { requested, router, onFault, user: userEvent.setup(), ...result }
}

beforeEach(() => void visitSignedOut())

/** Once the next frame has been drawn, and whatever waited for that is done. */
const nextFrame = () => act(() => new Promise<void>((resolve) => afterFrame(resolve)))

const hasFocus = (name: string) => waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus())

describe('opening an address', () => {
  it('shows its screen under its title, with the back link [SHL-01]', async () => {
    openAt('/about')
    expect(await screen.findByRole('heading', { name: 'About us' })).toBeVisible()
    expect(document.title).toBe('About · Crossbook')
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/')
  })

  it('shows the same screen with a trailing slash', async () => {
    openAt('/about/')
    expect(await screen.findByRole('heading', { name: 'About us' })).toBeVisible()
  })

  it('redirects from a removed path, keeps the rest of the address, and leaves no history entry for it', async () => {
    const { router } = openAt('/about-us?from=mail#team')
    expect(await screen.findByRole('heading', { name: 'About us' })).toBeVisible()
    const { pathname, search, hash } = router.state.location
    expect([pathname, search, hash, router.state.historyAction]).toEqual([
      '/about',
      '?from=mail',
      '#team',
      'REPLACE',
    ])
  })

  it('leaves the focus where the browser has it on the first page of a visit [SHL-02]', async () => {
    openAt('/about')
    const heading = await screen.findByRole('heading', { name: 'About us' })
    await nextFrame()
    expect(heading).not.toHaveFocus()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('moves the focus to the heading of the next page and announces it [SHL-02]', async () => {
    visitSignedIn()
    const { user } = openAt('/about')
    await user.click(await screen.findByRole('link', { name: 'To the dashboard' }))
    await hasFocus('Your dashboard')
    expect(screen.getByRole('status')).toHaveTextContent('dashboard')
  })

  it('leaves the focus where the visitor moves it before the next page is painted [SHL-02]', async () => {
    visitSignedIn()
    const { user, router } = openAt('/about')
    await screen.findByRole('heading', { name: 'About us' })
    render(<button>Search</button>)
    await act(() => router.navigate('/dashboard'))
    await user.tab({ shift: true })
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
    await nextFrame()
    expect(screen.getByRole('heading', { name: 'Your dashboard' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
  })

  it('leaves the focus on a menu that was opened while the next page was on its way [SHL-02]', async () => {
    const waiting: (() => void)[] = []
    visitSignedIn()
    const { user } = openAt('/about', async (address) => {
      if (address.module !== './about') await new Promise<void>((resolve) => waiting.push(resolve))
      return arrives(address)
    })
    render(<button aria-expanded>Account menu</button>)
    await user.click(await screen.findByRole('link', { name: 'To the dashboard' }))
    await user.click(screen.getByRole('button', { name: 'Account menu' }))
    act(() => waiting.forEach((arrive) => arrive()))
    expect(await screen.findByRole('heading', { name: 'Your dashboard' })).toBeVisible()
    await nextFrame()
    expect(screen.getByRole('button', { name: 'Account menu' })).toHaveFocus()
  })

  it('moves the focus back to the heading of a page that is returned to before the next one has come [SHL-02]', async () => {
    visitSignedIn()
    const { user, router } = openAt('/about', (address) =>
      address.module === './about' ? arrives(address) : new Promise(() => undefined),
    )
    await user.click(await screen.findByRole('link', { name: 'To the dashboard' }))
    await act(() => router.navigate(-1))
    await hasFocus('About us')
  })
})

describe('the guard [SHL-03]', () => {
  it('shows a spinner with "Loading..." while the session is being determined, and fetches nothing', async () => {
    const { refresh } = visitRestoring()
    const { requested } = openAt('/dashboard')
    expect(screen.getByText('Loading...')).toBeVisible()
    expect(requested).toEqual([])
    refresh()
    expect(await screen.findByRole('heading', { name: 'Your dashboard' })).toBeVisible()
  })

  it('sends a visitor to /login in place of the guarded entry, before a remote’s code is fetched', async () => {
    const { requested, router } = openAt('/dashboard')
    expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/login')
    expect(router.state.historyAction).toBe('REPLACE')
    expect(requested).not.toContain('./dashboard')
  })

  it('sends the signed in from /login to /dashboard', async () => {
    visitSignedIn()
    const { router } = openAt('/login')
    expect(await screen.findByRole('heading', { name: 'Your dashboard' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/dashboard')
  })

  it('sends a user whose session ends from a guarded screen to /login', async () => {
    visitSignedIn()
    openAt('/dashboard')
    await screen.findByRole('heading', { name: 'Your dashboard' })
    act(() => changeInAnotherTab(null))
    expect(await screen.findByRole('heading', { name: 'Sign in here' })).toBeVisible()
  })
})

describe('a frame', () => {
  it('is requested together with its screen', async () => {
    visitSignedIn()
    const { requested } = openAt('/dashboard')
    await screen.findByRole('heading', { name: 'Your dashboard' })
    expect(new Set(requested)).toEqual(new Set(['./frame', './dashboard']))
  })

  it('stays mounted between the screens that name it [SHL-04]', async () => {
    visitSignedIn()
    const { user } = openAt('/dashboard')
    await user.type(await screen.findByLabelText('Notes'), 'kept')
    await user.click(screen.getByRole('link', { name: 'To the deposit' }))
    expect(await screen.findByRole('heading', { name: 'Your deposit' })).toBeVisible()
    expect(screen.getByLabelText('Notes')).toHaveValue('kept')
  })
})

describe('a screen that cannot be shown [SHL-05]', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('shows a message in its own place and recovers with Retry', async () => {
    let works = false
    const { onFault, container } = openAt('/about', (address) =>
      works ? arrives(address) : Promise.reject(new Error('gone')),
    )
    await act(() => jest.runAllTimersAsync())
    expect(screen.getByRole('alert')).toHaveTextContent('About is not available right now')
    expect(onFault).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
    expect(await axe(container)).toHaveNoViolations()

    works = true
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await hasFocus('About us')
  })

  it('stays in its frame', async () => {
    visitSignedIn()
    openAt('/dashboard', (address) =>
      address.module === './frame' ? arrives(address) : Promise.reject(new Error('gone')),
    )
    // Once for the frame, once for the screen inside it. Timers of the session repeat without end.
    await act(() => jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS))
    await act(() => jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS))
    expect(screen.getByRole('alert')).toHaveTextContent('dashboard is not available right now')
    expect(screen.getByRole('link', { name: 'To the deposit' })).toBeVisible()
  })

  it('keeps a screen that throws while rendering to itself, and reports it', async () => {
    // React's own message.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    let broken = true
    function About() {
      if (broken) throw new Error('a bug')
      return <h1>Repaired</h1>
    }
    const { onFault } = openAt('/about', async () => About)
    await act(() => jest.runAllTimersAsync())
    expect(screen.getByRole('alert')).toHaveTextContent('About is not available right now')
    expect(onFault).toHaveBeenCalledWith(wallet('./about'), new Error('a bug'), 'firstRender')
    jest.useRealTimers()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByRole('heading', { name: 'Repaired' })).toBeVisible()
  })
})
