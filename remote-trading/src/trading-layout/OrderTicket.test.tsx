import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { OrderTicket } from './OrderTicket'

expect.extend(toHaveNoViolations)

const SIDES = [
  { value: 'long', label: 'Long', variant: 'up' },
  { value: 'short', label: 'Short', variant: 'down' },
] as const

function Page() {
  const [side, setSide] = useState<'long' | 'short'>('long')
  const [amount, setAmount] = useState('')
  return (
    <main>
      <OrderTicket title="Place order" sides={SIDES} onSide={setSide}>
        <label>
          <span>{`Amount to open ${side}`}</span>
          <input value={amount} onChange={({ target }) => setAmount(target.value)} />
        </label>
      </OrderTicket>
    </main>
  )
}

// Shown where a media query says so, which jsdom does not read.
const sideButton = (name: string) => screen.getByRole('button', { name, hidden: true })

const sheet = () => screen.findByRole('dialog', { name: 'Place order' })

describe('the ticket of a phone', () => {
  it('opens in a sheet with the side of its button, and Escape gives the focus back [TRD-126]', async () => {
    const { user, container } = renderScreen(<Page />, { path: '/trading/futures' })
    await user.click(sideButton('Short'))
    expect(within(await sheet()).getByLabelText('Amount to open short')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sideButton('Short')).toHaveAttribute('aria-expanded', 'false')
  })

  it('keeps what was typed when the sheet is closed and opened with the other side [TRD-126]', async () => {
    const { user } = renderScreen(<Page />, { path: '/trading/futures' })
    await user.click(sideButton('Long'))
    await user.type(within(await sheet()).getByLabelText('Amount to open long'), '0.5')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(sideButton('Short'))
    expect(within(await sheet()).getByLabelText('Amount to open short')).toHaveValue('0.5')
  })
})
