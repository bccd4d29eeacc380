import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createTakeover, NOTHING_AWAITED, TakeoverProvider, type Takeover } from '../prerender/takeover'
import { ScreenPlace } from './ScreenPlace'

function Counter({ name }: { name: string }) {
  const [presses, setPresses] = useState(0)
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {`${name} ${presses}`}
    </button>
  )
}

const ROUTES = ['prices', 'swap'].map((name) => ({
  path: `/${name}`,
  place: name,
  element: <Counter name={name} />,
}))

function siteAt(takeover: Takeover) {
  const router = createMemoryRouter([{ path: '*', element: <Header /> }], {
    initialEntries: ['/prices'],
    hydrationData: {},
  })
  return {
    router,
    site: (
      <TakeoverProvider value={takeover}>
        <RouterProvider router={router} />
      </TakeoverProvider>
    ),
  }
}

function Header() {
  return (
    <>
      <Counter name="menu" />
      <ScreenPlace routes={ROUTES} />
    </>
  )
}

const retry = jest.fn()
const part = { answers: jest.fn(), stands: jest.fn() }
const complaints = jest.fn()

/** A prerendered page whose screen has not come yet. */
async function openPage() {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(siteAt(NOTHING_AWAITED).site)
  const prerendered = screen.getByRole('button', { name: 'prices 0' })
  const takeover = createTakeover({ path: '/prices', title: 'Prices', retry }, part)
  const { router, site } = siteAt(takeover)
  await act(async () => hydrateRoot(container, site, { onRecoverableError: complaints }))
  return { takeover, router, prerendered }
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

beforeEach(() => {
  jest.useFakeTimers()
  jest.resetAllMocks()
})
afterEach(() => {
  jest.useRealTimers()
  document.body.innerHTML = ''
})

it('lets the header answer while the screen has not come, and then takes over the very elements', async () => {
  const { takeover, prerendered } = await openPage()
  await press('menu 0')
  expect(screen.getByRole('button', { name: 'menu 1' })).toBeVisible()
  expect(prerendered).toHaveTextContent('prices 0')
  expect(part.stands).not.toHaveBeenCalled()

  await act(async () => takeover.arrive())
  expect(part.stands).toHaveBeenCalledTimes(1)
  await press('prices 0')
  expect(prerendered).toHaveTextContent('prices 1')
  expect(complaints).not.toHaveBeenCalled()
})

it('says of a screen that takes long that it is still loading, with Retry, until it has come', async () => {
  const { takeover } = await openPage()
  await act(() => jest.advanceTimersByTimeAsync(5_000))
  expect(screen.queryByRole('status')).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(1_500))
  expect(screen.getByRole('status')).toHaveTextContent('Prices: its controls are still loading.')
  await press('Retry')
  expect(retry).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('status')).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(6_500))
  expect(screen.getByRole('status')).toBeVisible()
  await act(async () => takeover.arrive())
  expect(screen.queryByRole('status')).toBeNull()
})

it('shows what is rendered in the place of a screen that does not come', async () => {
  const { takeover, prerendered } = await openPage()
  await act(async () => takeover.replace())
  expect(prerendered).not.toBeInTheDocument()
  await press('prices 0')
  expect(screen.getByRole('button', { name: 'prices 1' })).toBeVisible()
  expect(part.stands).toHaveBeenCalledTimes(1)
  expect(complaints).not.toHaveBeenCalled()
})

it('leads on to other screens meanwhile, and what comes late changes nothing there', async () => {
  const { takeover, router } = await openPage()
  await act(() => router.navigate('/swap'))
  await press('swap 0')
  await act(async () => takeover.arrive())
  expect(screen.getByRole('button', { name: 'swap 1' })).toBeVisible()
  expect(screen.queryByText(/prices/)).toBeNull()
  expect(complaints).not.toHaveBeenCalled()
})

it('holds all that is rendered where nothing is waited for', async () => {
  render(siteAt(NOTHING_AWAITED).site)
  expect(screen.getByRole('button', { name: 'prices 0' })).toBeVisible()
})
