import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Drawer } from './Drawer'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} label="Dashboard menu">
        <a href="#deposit">Deposit</a>
      </Drawer>
    </main>
  )
}

const isLocked = () => document.documentElement.hasAttribute('data-cb-scroll-locks')

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
