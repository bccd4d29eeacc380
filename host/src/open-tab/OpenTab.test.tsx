import type { ReleaseId } from '@crossbook/contract'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { ANNOUNCER_ID } from '../page/announcer'
import { LEAST_PAUSE_MS, OpenTab, PERIOD_MS } from './OpenTab'

const OLD = 'r0123456789abcdef' as ReleaseId
const NEW = 'rfedcba9876543210' as ReleaseId

const answer = jest.fn<Promise<Response>, [string]>()
const shows = (release: string) =>
  answer.mockImplementation(() => Promise.resolve(Response.json({ release })))
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
/** A while in which the tab asks once, and shows what comes of it. */
const periodPasses = async () => {
  await pass(PERIOD_MS)
  await pass(100)
}
const notice = () => screen.queryByRole('region', { name: 'New version' })

function openTab() {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <label>
          Amount <input />
        </label>
        <span id={ANNOUNCER_ID} role="status" />
        <OpenTab release={OLD} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  answer.mockReset()
  globalThis.fetch = answer as unknown as typeof fetch
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('an open tab', () => {
  it('asks every few minutes, not while the page loads, and shows nothing while the release is current', async () => {
    shows(OLD)
    openTab()
    await pass(LEAST_PAUSE_MS - 1)
    expect(answer).not.toHaveBeenCalled()
    await periodPasses()
    expect(answer).toHaveBeenCalledTimes(1)
    expect(answer).toHaveBeenCalledWith('/release.json', expect.objectContaining({ cache: 'no-cache' }))
    await periodPasses()
    expect(answer).toHaveBeenCalledTimes(2)
    expect(notice()).toBeNull()
  })

  it('asks between four and six minutes after the last time, a moment of its own for each page', () => {
    expect(PERIOD_MS).toBeGreaterThanOrEqual(4 * 60_000)
    expect(PERIOD_MS).toBeLessThanOrEqual(6 * 60_000)
  })

  it('announces a new version', async () => {
    shows(NEW)
    openTab()
    await periodPasses()
    expect(notice()).toHaveTextContent('A new version of Crossbook is ready.')
    expect(screen.getByRole('status')).toHaveTextContent('A new version of Crossbook is ready.')
  })

  it('waits while the visitor is in a field', async () => {
    shows(NEW)
    openTab()
    const field = screen.getByLabelText('Amount')
    act(() => field.focus())
    await periodPasses()
    expect(notice()).toBeNull()
    act(() => field.blur())
    await pass(100)
    expect(notice()).toBeVisible()
    act(() => field.focus())
    await pass(100)
    expect(notice()).toBeNull()
  })

  it('asks no more than once a minute, however often the visitor comes back', async () => {
    shows(OLD)
    openTab()
    const comeBack = () => act(() => window.dispatchEvent(new Event('focus')))
    comeBack()
    await pass(LEAST_PAUSE_MS + 1)
    comeBack()
    await pass(1_000)
    comeBack()
    comeBack()
    await pass(1_000)
    expect(answer).toHaveBeenCalledTimes(1)
  })

  it('asks when the visitor comes back to a computer that slept, before any of its timers has run', async () => {
    shows(NEW)
    openTab()
    jest.setSystemTime(Date.now() + LEAST_PAUSE_MS + 1)
    act(() => window.dispatchEvent(new Event('focus')))
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(answer).toHaveBeenCalledTimes(1)
  })

  it.each<[string, () => Promise<Response>]>([
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers an error', () => Promise.resolve(new Response('', { status: 500 }))],
    ['answers something else', () => Promise.resolve(Response.json({ release: 'https://evil.test' }))],
  ])('takes it for no news when the site %s', async (_what, answers) => {
    answer.mockImplementation(answers)
    openTab()
    await periodPasses()
    await periodPasses()
    expect(answer).toHaveBeenCalledTimes(2)
    expect(notice()).toBeNull()
  })

  it('does not remind a user who chose later, until there is a still newer one', async () => {
    shows(NEW)
    openTab()
    await periodPasses()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await user.click(screen.getByRole('button', { name: 'Later' }))
    await periodPasses()
    expect(notice()).toBeNull()
    shows('raaaaaaaaaaaaaaaa')
    await periodPasses()
    expect(notice()).toBeVisible()
  })
})
