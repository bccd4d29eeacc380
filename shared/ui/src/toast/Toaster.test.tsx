import { act, fireEvent, render, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { notify } from './notify'
import { Toaster } from './Toaster'

expect.extend(toHaveNoViolations)

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  act(() => {
    toast.remove()
  })
  jest.useRealTimers()
})

const copied = {
  title: 'Copied to clipboard',
  description: 'Wallet address has been copied to your clipboard.',
}
const missing = { title: 'Missing information', description: 'Please fill in all required fields.' }

const wait = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms)
  })
}

describe('a toast', () => {
  it('announces title and description as a status', () => {
    render(<Toaster />)
    act(() => {
      notify.success(copied)
    })
    expect(screen.getByRole('status')).toHaveTextContent(
      'Copied to clipboardWallet address has been copied to your clipboard.',
    )
  })

  it('on a failure is an alert', () => {
    render(<Toaster />)
    act(() => {
      notify.error(missing)
    })
    expect(screen.getByRole('alert')).toHaveTextContent('Missing information')
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('goes after five seconds', () => {
    render(<Toaster />)
    act(() => {
      notify.success(copied)
    })
    wait(4900)
    expect(screen.getByText('Copied to clipboard')).toBeInTheDocument()
    wait(200)
    wait(200)
    expect(screen.queryByText('Copied to clipboard')).not.toBeInTheDocument()
  })

  it.each([
    ['points at it', () => fireEvent.mouseEnter(screen.getByLabelText('Notifications'))],
    ['focuses it', () => fireEvent.focusIn(screen.getByRole('button', { name: 'Dismiss' }))],
  ])('stays while the visitor %s', (_, attend) => {
    render(<Toaster />)
    act(() => {
      notify.success(copied)
    })
    wait(3000)
    attend()
    wait(10_000)
    expect(screen.getByText('Copied to clipboard')).toBeInTheDocument()
    fireEvent.mouseLeave(screen.getByLabelText('Notifications'))
    fireEvent.focusOut(screen.getByRole('button', { name: 'Dismiss' }))
    wait(2100)
    wait(200)
    expect(screen.queryByText('Copied to clipboard')).not.toBeInTheDocument()
  })

  it('offers an action, which also dismisses it and lets later toasts go', () => {
    const undo = jest.fn()
    render(<Toaster />)
    act(() => {
      notify.success({ title: 'Deleted', action: { label: 'Undo', onClick: undo } })
    })
    fireEvent.mouseEnter(screen.getByLabelText('Notifications'))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledTimes(1)
    wait(200)
    expect(screen.queryByText('Deleted')).not.toBeInTheDocument()
    act(() => {
      notify.success(copied)
    })
    wait(5300)
    wait(200)
    expect(screen.queryByText('Copied to clipboard')).not.toBeInTheDocument()
  })

  it('goes when it is dismissed, and the others stay', () => {
    render(<Toaster />)
    act(() => {
      notify.success(copied)
      notify.error(missing)
    })
    const [dismissNewest] = screen.getAllByRole('button', { name: 'Dismiss' })
    if (dismissNewest === undefined) throw new Error('there is a button')
    fireEvent.click(dismissNewest)
    wait(200)
    expect(screen.queryByText('Missing information')).not.toBeInTheDocument()
    expect(screen.getByText('Copied to clipboard')).toBeInTheDocument()
  })

  it('passes axe', async () => {
    const { container } = render(<Toaster />)
    act(() => {
      notify.success(copied)
      notify.error(missing)
    })
    jest.useRealTimers()
    expect(await axe(container)).toHaveNoViolations()
  })
})
