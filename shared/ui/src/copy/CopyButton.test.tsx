import { useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { Toaster } from '../toast/Toaster'
import { CopyButton } from './CopyButton'

const ADDRESS = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh'
const copied = {
  title: 'Copied to clipboard',
  description: 'Wallet address has been copied to your clipboard.',
}

function Deposit({ toasted = false, inInput = false }: { toasted?: boolean; inInput?: boolean }) {
  const text = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {inInput ? (
        <input ref={input} readOnly value={ADDRESS} aria-label="Address" />
      ) : (
        <code ref={text}>{ADDRESS}</code>
      )}
      <CopyButton
        text={ADDRESS}
        label="Copy address"
        source={inInput ? input : text}
        {...(toasted ? { success: copied } : {})}
      />
      <Toaster />
    </>
  )
}

const clipboard = (writeText: ((text: string) => Promise<void>) | undefined) => {
  if (writeText === undefined) Reflect.deleteProperty(navigator, 'clipboard')
  else Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
}

const press = async (name = 'Copy address') => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await Promise.resolve()
  })
}

const wait = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms)
  })
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  act(() => {
    toast.remove()
  })
  clipboard(undefined)
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('copying', () => {
  it('puts the text on the clipboard and shows "Copied!" for two seconds', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined)
    clipboard(writeText)
    render(<Deposit />)
    await press()
    expect(writeText).toHaveBeenCalledWith(ADDRESS)
    wait(1999)
    expect(screen.getByRole('button', { name: 'Copied!' })).toHaveTextContent('Copied!')
    wait(1)
    expect(screen.getByRole('button', { name: 'Copy address' })).toHaveTextContent('Copy')
  })

  it('starts the two seconds again when repeated', async () => {
    clipboard(() => Promise.resolve())
    render(<Deposit />)
    await press()
    wait(1500)
    await press('Copied!')
    wait(1500)
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeInTheDocument()
    wait(500)
    expect(screen.getByRole('button', { name: 'Copy address' })).toBeInTheDocument()
  })

  it('shows a toast where the specification asks for one', async () => {
    clipboard(() => Promise.resolve())
    render(<Deposit toasted />)
    await press()
    expect(screen.getByRole('status')).toHaveTextContent('Wallet address has been copied to your clipboard.')
  })

  it.each([
    ['refuses', () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))],
    ['has no clipboard', undefined],
  ])('selects the text and reports it when the browser %s', async (_, writeText) => {
    clipboard(writeText)
    render(<Deposit />)
    await press()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Could not copyYour browser did not allow it. The text is selected: press Ctrl+C, or ⌘C on a Mac.',
    )
    expect(window.getSelection()?.toString()).toBe(ADDRESS)
    expect(screen.getByRole('button', { name: 'Copy address' })).toBeInTheDocument()
  })

  it('selects the text of an input as well', async () => {
    clipboard(undefined)
    render(<Deposit inInput />)
    await press()
    const input = screen.getByLabelText<HTMLInputElement>('Address')
    expect(input).toHaveFocus()
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, ADDRESS.length])
  })

  it('reports that the text must be selected by hand when no element shows it', async () => {
    clipboard(undefined)
    render(
      <>
        <CopyButton text={ADDRESS} label="Copy address" visibleLabel={null} />
        <Toaster />
      </>,
    )
    await press()
    expect(screen.getByRole('alert')).toHaveTextContent('Please select the text and copy it by hand.')
  })

  it('leaves no timer behind when the screen is left', async () => {
    clipboard(() => Promise.resolve())
    const { unmount } = render(<CopyButton text={ADDRESS} label="Copy address" />)
    await press()
    // React has done its synchronous work.
    act(() => jest.advanceTimersByTime(100))
    expect(jest.getTimerCount()).toBe(1)
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})

it('reports the refusal of the browser also for a click before the first effects have run', async () => {
  jest.useRealTimers()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  function Pressed() {
    useLayoutEffect(() => container.querySelector('button')?.click(), [])
    return <Deposit />
  }
  try {
    root.render(<Pressed />)
    expect(await screen.findByText('Could not copy')).toBeInTheDocument()
  } finally {
    root.unmount()
    container.remove()
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  }
})
