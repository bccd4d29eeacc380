import { act, render, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { notify } from './notify'
import { Toaster } from './Toaster'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(() => toast.remove())
  jest.useRealTimers()
})

it('shows a success as a status and a failure as an alert, and can withdraw both', () => {
  render(<Toaster />)
  let id = ''
  act(() => {
    id = notify.success({ title: 'Swap executed' })
    notify.error({ title: 'Missing information' })
  })
  expect(screen.getByRole('status')).toHaveTextContent('Swap executed')
  expect(screen.getByRole('alert')).toHaveTextContent('Missing information')
  act(() => notify.dismiss(id))
  act(() => jest.advanceTimersByTime(200))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(screen.getByRole('alert')).toBeInTheDocument()
})

it('replaces a success by the next one on the same topic', () => {
  render(<Toaster />)
  act(() => void notify.success({ title: 'Registration Successful!' }, { topic: 'session' }))
  act(() => void notify.success({ title: 'Welcome back!' }, { topic: 'session' }))
  act(() => void notify.success({ title: 'Swap executed' }))
  act(() => jest.advanceTimersByTime(200))
  expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual([
    'Swap executed',
    'Welcome back!',
  ])
})

it('removes a failure when the next attempt is reported, whether it failed or not [SHL-47]', () => {
  render(<Toaster />)
  const announced = () =>
    [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')].map((toast) => toast.textContent)
  const settle = () => act(() => jest.advanceTimersByTime(200))
  act(() => void notify.error({ title: 'Login Failed' }))
  act(() => void notify.error({ title: 'An error occurred' }))
  settle()
  expect(announced()).toEqual(['An error occurred'])
  act(() => void notify.success({ title: 'Welcome back!' }))
  settle()
  expect(announced()).toEqual(['Welcome back!'])
})
