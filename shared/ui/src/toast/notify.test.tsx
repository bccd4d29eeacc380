import { act, render, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { notify } from './notify'
import { Toaster } from './Toaster'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(() => toast.remove())
  jest.useRealTimers()
})

it('tells of a success as a status and of a failure as an alert, and takes back what it told', () => {
  render(<Toaster />)
  let told = ''
  act(() => {
    told = notify.success({ title: 'Swap executed' })
    notify.error({ title: 'Missing information' })
  })
  expect(screen.getByRole('status')).toHaveTextContent('Swap executed')
  expect(screen.getByRole('alert')).toHaveTextContent('Missing information')
  act(() => notify.dismiss(told))
  act(() => jest.advanceTimersByTime(200))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(screen.getByRole('alert')).toBeInTheDocument()
})

it('takes a failure away when the next try is told of, whether that failed or not [SHL-47]', () => {
  render(<Toaster />)
  const told = () =>
    [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')].map((toast) => toast.textContent)
  const settle = () => act(() => jest.advanceTimersByTime(200))
  act(() => void notify.error({ title: 'Login Failed' }))
  act(() => void notify.error({ title: 'An error occurred' }))
  settle()
  expect(told()).toEqual(['An error occurred'])
  act(() => void notify.success({ title: 'Welcome back!' }))
  settle()
  expect(told()).toEqual(['Welcome back!'])
})
