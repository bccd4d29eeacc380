import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { AuthProvider, type SessionState } from '../index'
import { config } from './scriptedService'
import { Visitor } from './Visitor'

/** Opens the site as a visitor does; `sessions` is what its screens got to see, in order. */
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

/** What the page says now, and what it comes to say. */
export const greeting = () => screen.getByRole('heading')
export const greetingSays = (name: string) => screen.findByRole('heading', { name })
export const outcome = () => screen.getByRole('status')

/** Presses a button under a fake clock. */
export async function press(name: string) {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
  await user.click(screen.getByRole('button', { name }))
}

/** Lets the fake clock run. */
export async function wait(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds))
}
