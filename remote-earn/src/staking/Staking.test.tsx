import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { screen, within } from '@testing-library/react'
import { listItems } from '../testing/listItems'
import Staking from './Staking'

expect.extend(toHaveNoViolations)

const PATH = '/earn/staking'

/** The terms and values of a coin's card. */
function termsOf(coin: string) {
  const card = listItems().find((item) => within(item).queryByRole('heading', { name: coin }) !== null)
  if (!card) throw new Error(`no card for ${coin}`)
  const terms = within(card).getAllByRole('term')
  const values = within(card).getAllByRole('definition')
  return {
    card,
    terms: Object.fromEntries(terms.map((term, index) => [term.textContent, values[index]?.textContent])),
  }
}

describe('Crypto Staking', () => {
  it('lists Ethereum, Cardano and Polkadot, in this order [ERN-01]', () => {
    renderScreen(<Staking />, { path: PATH })
    expect(screen.getByRole('heading', { level: 1, name: 'Crypto Staking' })).toBeInTheDocument()
    expect(listItems().map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Ethereum',
      'Cardano',
      'Polkadot',
    ])
  })

  it.each([
    [
      'Ethereum',
      '5.2% APY',
      { 'Min stake': '0.1 ETH', 'Lock period': 'Flexible', 'Total staked': '2.4M ETH', Risk: 'Low' },
    ],
    [
      'Cardano',
      '4.8% APY',
      { 'Min stake': '10 ADA', 'Lock period': '30 days', 'Total staked': '850.0M ADA', Risk: 'Low' },
    ],
    [
      'Polkadot',
      '12.5% APY',
      { 'Min stake': '1 DOT', 'Lock period': '28 days', 'Total staked': '45.0M DOT', Risk: 'Medium' },
    ],
  ])('shows the terms of %s [ERN-01]', (coin, apy, expected) => {
    renderScreen(<Staking />, { path: PATH })
    const { card, terms } = termsOf(coin)
    expect(card).toHaveTextContent(apy)
    expect(terms).toEqual(expected)
  })

  it('has a Stake Now button for each coin, enabled and without an effect [ERN-02]', async () => {
    const { user, container } = renderScreen(<Staking />, { path: PATH })
    const buttons = screen.getAllByRole('button', { name: 'Stake Now' })
    expect(buttons).toHaveLength(3)
    const before = container.innerHTML
    // The tab bar is first.
    screen.getByRole('link', { name: 'Loyalty' }).focus()
    for (const [index, coin] of ['Ethereum', 'Cardano', 'Polkadot'].entries()) {
      await user.tab()
      expect(buttons[index]).toHaveFocus()
      expect(buttons[index]).toHaveAccessibleDescription(coin)
      await user.keyboard('{Enter}')
    }
    expect(container.innerHTML).toBe(before)
  })

  it('shows the date of the figures [ERN-03]', () => {
    renderScreen(<Staking />, { path: PATH })
    expect(screen.getByText('Sample data as of 15 Mar 2024')).toBeInTheDocument()
  })

  it('shows the earnings of an amount in a day, in 30 days and in a year [ERN-04]', async () => {
    const { user } = renderScreen(<Staking />, { path: PATH })
    const estimate = within(screen.getByRole('region', { name: 'What an amount earns' }))
    const rewards = () => estimate.getAllByRole('definition').map(({ textContent }) => textContent)
    const ofTen = ['0.00142466 ETH $3.45', '0.04273973 ETH $103.45', '0.52 ETH $1,258.66']
    expect(estimate.getByText('Of 10 ETH')).toBeVisible()
    expect(rewards()).toEqual(ofTen)
    await user.click(estimate.getByRole('button', { name: 'Try another amount' }))
    expect(await estimate.findByRole('combobox', { name: 'Coin' })).toHaveFocus()
    const amount = estimate.getByRole('textbox', { name: 'Amount' })
    expect(amount).toHaveValue('10')
    expect(rewards()).toEqual(ofTen)
    await user.clear(amount)
    expect(rewards()).toEqual(['— \u00a0', '— \u00a0', '— \u00a0'])
    await user.type(amount, '10')
    await user.selectOptions(estimate.getByRole('combobox', { name: 'Coin' }), 'DOT · Polkadot')
    expect(rewards()[2]).toBe('1.25 DOT $9.15')
  })

  it('has nothing for axe to find', async () => {
    const { container } = renderScreen(<Staking />, { path: PATH })
    expect(await axe(container)).toHaveNoViolations()
  })
})
