import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { screen, within } from '@testing-library/react'
import Yield from './Yield'

expect.extend(toHaveNoViolations)

const PATH = '/earn/yield'

describe('Yield Boost Programs', () => {
  it('shows the one programme: what it doubles, its state and its end [ERN-41]', () => {
    renderScreen(<Yield />, { path: PATH })
    const program = within(screen.getByRole('region', { name: '2x staking rewards' }))
    expect(program.getByText('For ETH and ADA')).toBeInTheDocument()
    expect(program.getByText('Active')).toBeInTheDocument()
    expect(program.getByText('March 31, 2024')).toHaveAttribute('datetime', '2024-03-31')
  })

  it('shows the yields with and without it, and leads to the staking options [ERN-42]', () => {
    renderScreen(<Yield />, { path: PATH })
    expect(screen.getAllByRole('definition').map((line) => line.textContent)).toEqual([
      '5.2% → 10.4% APY',
      '4.8% → 9.6% APY',
    ])
    expect(screen.getByRole('link', { name: 'See all staking options' })).toHaveAttribute(
      'href',
      '/earn/staking',
    )
  })

  it('has nothing for axe to find', async () => {
    const { container } = renderScreen(<Yield />, { path: PATH })
    expect(await axe(container)).toHaveNoViolations()
  })
})
