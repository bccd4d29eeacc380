import { StrictMode, useState } from 'react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe, toHaveNoViolations } from '@crossbook/testing'
import { Dialog } from './Dialog'

expect.extend(toHaveNoViolations)

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        New key
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Generate a new key?"
        actions={<button type="button">Generate</button>}
      >
        <p>The old key stops working.</p>
      </Dialog>
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

  it('closes on a click outside its content', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'New key' }))
    await userEvent.click(screen.getByText('The old key stops working.'))
    await userEvent.click(screen.getByRole('dialog'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
