import { StrictMode, useState } from 'react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { Dialog } from './Dialog'
import { Drawer } from './Drawer'
import { useScrollLock } from './useScrollLock'

expect.extend(toHaveNoViolations)

function Page() {
  const [shown, setShown] = useState<'dialog' | 'drawer' | null>(null)
  const close = () => {
    setShown(null)
  }
  return (
    <main>
      <button
        type="button"
        onClick={() => {
          setShown('dialog')
        }}
      >
        New key
      </button>
      <button
        type="button"
        onClick={() => {
          setShown('drawer')
        }}
      >
        Menu
      </button>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Generate a new key?"
        actions={<button type="button">Generate</button>}
      >
        <p>The old key stops working.</p>
      </Dialog>
      <Drawer open={shown === 'drawer'} onClose={close} label="Dashboard menu">
        <a href="#deposit">Deposit</a>
      </Drawer>
    </main>
  )
}

const isLocked = () => document.documentElement.hasAttribute('data-cb-scroll-locks')

describe('a dialog', () => {
  it('opens with its title, holds the page still, and is gone when closed', async () => {
    const { container } = render(
      <StrictMode>
        <Page />
      </StrictMode>,
    )
    expect(screen.queryByText('The old key stops working.')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'New key' }))
    expect(screen.getByRole('dialog', { name: 'Generate a new key?' })).toHaveTextContent(
      'The old key stops working.',
    )
    expect(isLocked()).toBe(true)
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(isLocked()).toBe(false)
  })

  it('closes on Escape and gives the focus back', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'New key' }))
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
    expect(screen.getByRole('button', { name: 'New key' })).toHaveFocus()
  })

  it('closes when pressed beside its content', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'New key' }))
    await userEvent.click(screen.getByText('The old key stops working.'))
    await userEvent.click(screen.getByRole('dialog'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('a drawer', () => {
  it('has a name, and closes on Escape', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    expect(screen.getByRole('dialog', { name: 'Dashboard menu' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
  })

  it('lets the page scroll again when it is removed while open', async () => {
    const { unmount } = render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    expect(isLocked()).toBe(true)
    unmount()
    expect(isLocked()).toBe(false)
  })
})

it('the page scrolls again only when the last of several locks is gone', () => {
  const Lock = ({ locked }: { locked: boolean }) => {
    useScrollLock(locked)
    return null
  }
  const first = render(<Lock locked />)
  const second = render(<Lock locked />)
  first.rerender(<Lock locked={false} />)
  expect(isLocked()).toBe(true)
  second.unmount()
  expect(isLocked()).toBe(false)
})
