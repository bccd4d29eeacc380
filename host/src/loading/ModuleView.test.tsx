import { axe, toHaveNoViolations } from '@crossbook/testing'
import { act, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { UnavailableFile, type FileProblem } from '../modules/fault'
import { HeldScreenProvider, NOTHING_HELD, type HeldScreen } from './heldScreen'
import { ModuleView } from './ModuleView'
import { createScreenLoader } from './screenLoader'
import { ScreenLoaderProvider } from './ScreenLoaderContext'

expect.extend(toHaveNoViolations)

const ABOUT = { app: 'marketing', version: '1.0.0', module: './about' }
const unavailable = (problem: FileProblem) => new UnavailableFile('/apps/marketing/1.0.0/about.js', problem)

/** A section on a page that holds this of it, whose module fails with the error; `answer` makes it arrive at the next try. */
function openFailing(error: Error, held: HeldScreen = NOTHING_HELD) {
  let isThere = false
  const loader = createScreenLoader(
    () => (isThere ? Promise.resolve(() => <p>About us</p>) : Promise.reject(error)),
    jest.fn(),
  )
  const { container } = render(
    <MemoryRouter>
      <ScreenLoaderProvider value={loader}>
        <main>
          <HeldScreenProvider value={held}>
            <ModuleView address={ABOUT} title="About" />
          </HeldScreenProvider>
        </main>
      </ScreenLoaderProvider>
    </MemoryRouter>,
  )
  return { container, answer: () => (isThere = true) }
}

const goes = (state: 'online' | 'offline') => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  act(() => void window.dispatchEvent(new Event(state)))
}

afterEach(() => jest.restoreAllMocks())

it('offers a reload in a section whose files are gone because the page is from an older version', async () => {
  const { container } = openFailing(unavailable('outdated'))
  const section = await screen.findByRole('alert')
  expect(within(section).getByRole('heading', { level: 1 })).toHaveTextContent('Reload to open About')
  expect(section).toHaveTextContent('This page is from an older version of the site.')
  expect(section).not.toHaveTextContent('connection')
  expect(within(section).getAllByRole('button')).toEqual([
    within(section).getByRole('button', { name: 'Reload' }),
  ])
  expect(await axe(container)).toHaveNoViolations()
})

it('offers the reload below a prerendered screen of an older version', async () => {
  openFailing(unavailable('outdated'), { ...NOTHING_HELD, isIntact: () => true })
  const bar = await screen.findByRole('alert')
  expect(bar).toHaveTextContent('This page is from an older version of the site. Reload to open About.')
  expect(within(bar).getByRole('button')).toHaveTextContent('Reload')
  expect(screen.queryByRole('heading')).toBeNull()
})

describe.each([
  ['in its own place', NOTHING_HELD],
  ['below what was published', { ...NOTHING_HELD, isIntact: () => true }],
])('a section that could not be loaded, %s,', (_place, held) => {
  it.each<[FileProblem, string]>([
    ['missing', 'The server did not send it. Try again in a moment;'],
    [
      'blocked',
      'Something in your browser blocks this file. Allow Crossbook in your content blocker and try again;',
    ],
  ])('shows the known reason: %s', async (problem, message) => {
    const { container } = openFailing(unavailable(problem), held)
    const section = await screen.findByRole('alert')
    expect(section).toHaveTextContent('About is not available right now')
    expect(section).toHaveTextContent(message)
    expect(section).not.toHaveTextContent('Check your connection')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows that the browser is offline, and loads by itself when the connection returns', async () => {
    const { answer } = openFailing(unavailable('missing'), held)
    const section = await screen.findByRole('alert')
    goes('offline')
    expect(section).toHaveTextContent('You are offline. It loads by itself once you are back online.')
    answer()
    goes('online')
    expect(await screen.findByText('About us')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
