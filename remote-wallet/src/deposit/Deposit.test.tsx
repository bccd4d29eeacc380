import { axe, toHaveNoViolations } from '@crossbook/testing'
import { screen, within } from '@testing-library/react'
import { clearToasts, openScreen } from '../testing/openScreen'
import Deposit from './Deposit'
import { depositAddress } from './depositAddresses'

expect.extend(toHaveNoViolations)
afterEach(clearToasts)

const open = (path = '/dashboard/deposit') => openScreen(<Deposit />, path)
const pick = (coin: string) => screen.getByRole('radio', { name: coin })
/** The element with the whole address, which is drawn in groups. */
const shownAddress = (address: string) =>
  screen.getByText((_, element) => element?.tagName === 'CODE' && element.textContent === address)
const copyButton = () => screen.getByRole('button', { name: 'Copy address' })

describe('Deposit', () => {
  it('has one heading that can take the focus, and no accessibility problem [WAL-20]', async () => {
    const { container } = open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Deposit')
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('offers BTC, ETH, USDT and BNB with their logos [WAL-21]', () => {
    open()
    const coins = within(screen.getByRole('radiogroup', { name: 'Coin to deposit' })).getAllByRole('radio')
    expect(coins.map((coin) => coin.textContent)).toEqual(['BTC', 'ETH', 'USDT', 'BNB'])
    expect(coins.map((coin) => coin.querySelector('[data-coin]')?.getAttribute('data-coin'))).toEqual([
      'BTC',
      'ETH',
      'USDT',
      'BNB',
    ])
    expect(pick('BTC')).toBeChecked()
  })

  it('shows the fixed address of the chosen coin and keeps the choice in the address bar [WAL-22]', async () => {
    const { user, router } = open()
    expect(shownAddress(depositAddress('BTC').address)).toBeVisible()
    await user.click(pick('USDT'))
    expect(screen.getByRole('heading', { name: 'USDT deposit address' })).toBeVisible()
    expect(shownAddress(depositAddress('USDT').address)).toBeVisible()
    expect(router.state.location.search).toBe('?coin=USDT')
    await user.click(pick('BTC'))
    expect(router.state.location.search).toBe('')
  })

  it('shows the address in groups of four that a selection copies without gaps [WAL-22]', () => {
    open('/dashboard/deposit?coin=ETH')
    const groups = [...shownAddress(depositAddress('ETH').address).querySelectorAll('span')]
    expect(groups.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['0xSA', 'MPLE', 'c8F1'])
  })

  it.each(['/dashboard/deposit?coin=DOGE', '/dashboard/deposit?coin=btc', '/dashboard/deposit?coin='])(
    'starts with BTC at %s [WAL-22]',
    (path) => {
      open(path)
      expect(pick('BTC')).toBeChecked()
    },
  )

  it('copies the address and confirms it [WAL-23]', async () => {
    const { user } = open('/dashboard/deposit?coin=ETH')
    await user.click(copyButton())
    expect(await navigator.clipboard.readText()).toBe(depositAddress('ETH').address)
    expect(await screen.findByText('Copied to clipboard')).toBeVisible()
    expect(screen.getByText('Wallet address has been copied to your clipboard.')).toBeVisible()
  })

  it('can be done by keyboard alone [WAL-23]', async () => {
    const { user } = open()
    await user.tab()
    expect(pick('BTC')).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    await user.tab()
    expect(copyButton()).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await navigator.clipboard.readText()).toBe(depositAddress('ETH').address)
  })

  it('selects the address and reports it when the browser refuses to copy [WAL-24]', async () => {
    const { user } = open()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))
    await user.click(copyButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not copy')
    expect(window.getSelection()?.toString()).toBe(depositAddress('BTC').address)
  })

  it('has a QR placeholder and calls the address a sample [WAL-25]', () => {
    open()
    expect(screen.getByRole('img', { name: 'QR code placeholder' })).toBeVisible()
    expect(screen.getByText('Sample address')).toBeVisible()
  })

  it('warns of other coins, names the minimum and the confirmations [WAL-26]', async () => {
    const { user } = open()
    expect(screen.getByText('Send only BTC to this address')).toBeVisible()
    expect(screen.getByText('Minimum deposit: 0.001 BTC')).toBeVisible()
    expect(screen.getByText('Credited after 3 network confirmations')).toBeVisible()
    await user.click(pick('BNB'))
    expect(screen.getByText('Send only BNB to this address')).toBeVisible()
    expect(screen.getByText('Minimum deposit: 0.001 BNB')).toBeVisible()
  })
})
