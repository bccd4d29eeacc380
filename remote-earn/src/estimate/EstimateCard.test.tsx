import { renderScreen } from '@crossbook/testing'
import { Toaster } from '@crossbook/ui'
import { act, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { EstimateCard } from './EstimateCard'

const open = (load: () => Promise<string>) =>
  renderScreen(
    <>
      <EstimateCard title="What it earns" lead="In a year." preview={<p>Of 10 ETH</p>} load={load}>
        {(label) => <input aria-label={label} />}
      </EstimateCard>
      <Toaster />
    </>,
    { path: '/earn/staking' },
  )

// Toasts outlive the page that showed them, and so also a test.
afterEach(() => act(() => toast.remove()))

describe('the form for another amount', () => {
  it('is loaded then and no sooner, and takes the focus [ERN-72]', async () => {
    const load = jest.fn(() => Promise.resolve('Amount'))
    const { user } = open(load)
    expect(screen.getByText('Of 10 ETH')).toBeVisible()
    expect(load).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Try another amount' }))
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveFocus()
    expect(screen.queryByText('Of 10 ETH')).not.toBeInTheDocument()
  })

  it('shows a message when it cannot be loaded, and can be requested again [ERN-72]', async () => {
    const load = jest.fn(() => Promise.resolve('Amount')).mockRejectedValueOnce(new Error('offline'))
    const { user } = open(load)
    await user.click(screen.getByRole('button', { name: 'Try another amount' }))
    expect(await screen.findByText('The form could not be loaded')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try another amount' }))
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeInTheDocument()
  })
})
