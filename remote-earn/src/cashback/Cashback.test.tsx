import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { screen } from '@testing-library/react'
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
      ['Tier', '30-day volume', 'Cashback'],
      ['Bronze', '$0-10K', '0.1%'],
      ['Silver', '$10K-50K', '0.15%'],
      ['Gold', '$50K-100K', '0.2%'],
      ['Platinum', '$100K+', '0.25%'],
    ])
  })

  it('has nothing for axe to find', async () => {
    const { container } = renderScreen(<Cashback />, { path: PATH })
    expect(await axe(container)).toHaveNoViolations()
  })
})
