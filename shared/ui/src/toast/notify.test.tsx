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
