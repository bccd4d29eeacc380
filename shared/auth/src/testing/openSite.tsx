import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { AuthProvider, type SessionState } from '../index'
import { config } from './scriptedService'
import { Visitor } from './Visitor'

/** Opens the site as a visitor does; `sessions` has the sessions that its screens received, in order. */
export function openSite() {
  const sessions: SessionState[] = []
  const remember = (session: SessionState) => {
    if (sessions.at(-1) !== session) sessions.push(session)
  }
  const { unmount } = render(
    <StrictMode>
      <AuthProvider config={config}>
        <Visitor onSession={remember} />
      </AuthProvider>
    </StrictMode>,
  )
  return { sessions, unmount }
}

/** The greeting of the page, now and later. */
export const greeting = () => screen.getByRole('heading')
export const findGreeting = (name: string) => screen.findByRole('heading', { name })
export const outcome = () => screen.getByRole('status')

/** Clicks a button under a fake clock. */
export async function press(name: string) {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
  await user.click(screen.getByRole('button', { name }))
}

/** Advances the fake clock. */
export async function wait(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds))
}
