import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { screen, within } from '@testing-library/react'
import Cashback from './Cashback'

expect.extend(toHaveNoViolations)

const PATH = '/earn/cashback'

describe('Trading Cashback', () => {
  it('lists four tiers with volume and rate [ERN-51]', () => {
    renderScreen(<Cashback />, { path: PATH })
    expect(screen.getByRole('heading', { level: 1, name: 'Trading Cashback' })).toBeInTheDocument()
    expect(
      screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent)),
    ).toEqual([
      ['Tier', '30-day volume', 'Step', 'Cashback'],
      ['Bronze', '$0-10K', '', '0.1%'],
      ['SilverYou are here', '$10K-50K', '', '0.15%'],
      ['Gold', '$50K-100K', '', '0.2%'],
      ['Platinum', '$100K+', '', '0.25%'],
    ])
  })

  it('shows the tier of a volume, its rate and the volume of the next tier [ERN-52]', async () => {
    const { user } = renderScreen(<Cashback />, { path: PATH })
    const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)
    const here = () => within(screen.getByRole('table')).getByText('You are here').closest('tr')
    expect(screen.getByText('Of a 30-day volume of $12,500.00')).toBeVisible()
    expect(figures()).toEqual(['Silver, 0.15%', '$37,500.00 to Gold', '$18.75'])
    expect(here()).toHaveTextContent(/^Silver/)
    await user.click(screen.getByRole('button', { name: 'Try another amount' }))
    const volume = await screen.findByRole('textbox', { name: '30-day volume' })
    expect(volume).toHaveFocus()
    expect(volume).toHaveValue('12500')
    expect(figures()).toEqual(['Silver, 0.15%', '$37,500.00 to Gold', '$18.75'])
    await user.clear(volume)
    expect(figures()).toEqual(['—', '—', '—'])
    await user.type(volume, '250000')
    expect(figures()).toEqual(['Platinum, 0.25%', 'This is the last tier', '$625.00'])
    expect(here()).toHaveTextContent(/^Platinum/)
  })

  it('shows an error for an invalid volume, and estimates nothing [ERN-52]', async () => {
    const { user } = renderScreen(<Cashback />, { path: PATH })
    await user.click(screen.getByRole('button', { name: 'Try another amount' }))
    const volume = await screen.findByRole('textbox', { name: '30-day volume' })
    await user.clear(volume)
    await user.type(volume, '12,500')
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      'Use a point for decimals and no commas, for example 1250.50.',
    )
    expect(screen.getAllByText('—')).toHaveLength(3)
  })

  it('has nothing for axe to find', async () => {
    const { container } = renderScreen(<Cashback />, { path: PATH })
    expect(await axe(container)).toHaveNoViolations()
  })
})
