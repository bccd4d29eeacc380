import { act, fireEvent, render, screen } from '@testing-library/react'
import { AuthProvider, useAuth } from './index'
import { greeting, findGreeting, openSite, wait } from './testing/openSite'
import {
  ann,
  aSession,
  changeInAnotherTab,
  signOutInAnotherTab,
  config,
  freshBrowser,
  leaveStored,
  scriptService,
} from './testing/scriptedService'
import { Visitor } from './testing/Visitor'

beforeEach(() => {
  jest.useFakeTimers()
  freshBrowser()
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('keeps the same user while the token is refreshed and tabs come and go', async () => {
  const service = scriptService()
  leaveStored(aSession({ expiresIn: 300 }))
  const { sessions } = openSite()
  await findGreeting('ann@example.com, verified')
  const before = sessions.at(-1)
  await wait(240_000)
  expect(service.requestsNamed('refresh')).not.toEqual([])
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await wait(1_000)
  expect(sessions.at(-1)).toBe(before)
})

it('signs in here when another tab signs in, and out when another tab signs out', async () => {
  scriptService()
  openSite()
  expect(greeting()).toHaveTextContent('Signed out')
  act(() => changeInAnotherTab(aSession()))
  expect(await findGreeting('ann@example.com, verified')).toBeVisible()
  act(signOutInAnotherTab)
  expect(greeting()).toHaveTextContent('Signed out')
})

it('notices that the address has been confirmed elsewhere', async () => {
  scriptService()
  leaveStored(aSession({ user: { ...ann, email_confirmed_at: null } }))
  openSite()
  await findGreeting('ann@example.com, unverified')
  act(() => changeInAnotherTab(aSession()))
  expect(await findGreeting('ann@example.com, verified')).toBeVisible()
})

it('gives two providers on one page the same session', async () => {
  scriptService()
  openSite()
  render(
    <AuthProvider config={config}>
      <Visitor />
    </AuthProvider>,
  )
  for (const button of screen.getAllByRole('button', { name: 'Sign in' }).slice(1)) fireEvent.click(button)
  expect(await screen.findAllByRole('heading', { name: 'ann@example.com, verified' })).toHaveLength(2)
})

it('explains the mistake to a developer who uses useAuth outside its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const Lost = () => <p>{useAuth().session.status}</p>
  expect(() => render(<Lost />)).toThrow('useAuth must be used inside AuthProvider')
})
