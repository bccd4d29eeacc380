import { axe, toHaveNoViolations } from '@crossbook/testing'
import { setBalancesHidden } from '@crossbook/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { AccountCoin } from '../holdings/holdings'
import { AmountField } from './AmountField'
import { readCoinAmount } from './readCoinAmount'

expect.extend(toHaveNoViolations)
afterEach(() => act(() => setBalancesHidden(false)))

function Form({ coin }: { coin: AccountCoin | undefined }) {
  const [amount, setAmount] = useState('')
  return (
    <AmountField coin={coin} amount={amount} reading={readCoinAmount(amount, coin)} onChange={setAmount} />
  )
}

const open = (coin?: AccountCoin) => render(<Form coin={coin} />)
const amount = () => screen.getByRole('textbox', { name: 'Amount' })
const hint = () => screen.getAllByRole('status').find((status) => status.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('an amount of the account’s coins', () => {
  it.each([
    ['25%', '0.11300000'],
    ['50%', '0.22600000'],
    ['75%', '0.33900000'],
    ['Max', '0.45200000'],
  ])('%s of the balance fills in %s [WAL-100]', async (share, filled) => {
    open('BTC')
    await press(share)
    expect(amount()).toHaveValue(filled)
  })

  it('offers no part of a balance before a coin is chosen [WAL-100]', () => {
    open()
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled()
    expect(screen.queryByText(/≈/)).not.toBeInTheDocument()
  })

  it('shows its value in dollars while the user types [WAL-101]', async () => {
    open('ETH')
    expect(screen.getByText('≈').parentElement).toHaveTextContent('≈ $0.00')
    await userEvent.type(amount(), '1.5')
    expect(screen.getByText('≈').parentElement).toHaveTextContent('≈ $3,630.75')
  })

  it('shows an error for more than the balance, and none for all of it [WAL-102]', async () => {
    const { container } = open('BTC')
    await press('Max')
    expect(hint()).toBeUndefined()
    await userEvent.type(amount(), '{Control>}a{/Control}1')
    expect(hint()).toHaveTextContent('More than your 0.45200000 BTC')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows that error without the balance while balances are hidden [WAL-102]', async () => {
    setBalancesHidden(true)
    open('BTC')
    await userEvent.type(amount(), '99')
    expect(hint()).toHaveTextContent('More than your ••••••Hidden BTC')
    expect(document.body).not.toHaveTextContent('0.452')
  })

  it('reads a balance as the site shows it, with the unit of the coin [WAL-108]', async () => {
    open('USDT')
    await userEvent.click(amount())
    await userEvent.paste('5,250.00000000 USDT')
    expect(amount()).toBeValid()
    expect(screen.getByText('≈').parentElement).toHaveTextContent('≈ $5,250.00')
  })

  it('does not read an amount of another coin [WAL-108]', async () => {
    open('BTC')
    await userEvent.click(amount())
    await userEvent.paste('5,250.00000000 USDT')
    expect(amount()).toHaveAccessibleDescription('Enter an amount in BTC, without “USDT”.')
    expect(screen.getByText('≈').parentElement).toHaveTextContent('≈ $0.00')
  })
})
