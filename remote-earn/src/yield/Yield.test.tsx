import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { screen, within } from '@testing-library/react'
import Yield from './Yield'

expect.extend(toHaveNoViolations)

const PATH = '/earn/yield'

describe('Yield Boost Programs', () => {
  it('shows the one programme: its doubled yield, its state and its end [ERN-41] [ERN-33]', () => {
    renderScreen(<Yield />, { path: PATH })
    const program = within(screen.getByRole('region', { name: '2x staking rewards' }))
    expect(program.getByText('For ETH and ADA')).toBeInTheDocument()
    expect(program.getByText(/16 days left$/)).toBeInTheDocument()
    expect(program.getByText('Active')).toBeInTheDocument()
    expect(program.getByText('March 31, 2024')).toHaveAttribute('datetime', '2024-03-31')
  })

  it('shows the yields with and without it, and leads to the staking options [ERN-42]', () => {
    renderScreen(<Yield />, { path: PATH })
    const program = within(screen.getByRole('region', { name: '2x staking rewards' }))
    expect(program.getAllByRole('definition').map((line) => line.textContent)).toEqual([
      '5.2% → 10.4% APY',
      '4.8% → 9.6% APY',
    ])
    expect(screen.getByRole('link', { name: 'See all staking options' })).toHaveAttribute(
      'href',
      '/earn/staking',
    )
  })

  it('shows the earnings of an amount until its end, without and with the programme [ERN-43]', async () => {
    const { user } = renderScreen(<Yield />, { path: PATH })
    const estimate = within(screen.getByRole('region', { name: 'What an amount earns' }))
    await user.click(estimate.getByRole('button', { name: 'Try another amount' }))
    expect(await estimate.findByRole('combobox', { name: 'Coin' })).toHaveFocus()
    expect(estimate.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'ETH · Ethereum',
      'ADA · Cardano',
    ])
    expect(estimate.getByRole('textbox', { name: 'Amount' })).toHaveValue('10')
    expect(estimate.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Regular, until 31 Mar 2024',
      'Boosted, until 31 Mar 2024',
    ])
    expect(estimate.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '0.02279452 ETH $55.17',
      '0.04558904 ETH $110.35',
    ])
  })

  it('has nothing for axe to find', async () => {
    const { container } = renderScreen(<Yield />, { path: PATH })
    expect(await axe(container)).toHaveNoViolations()
  })
})
