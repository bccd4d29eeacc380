import { axe, renderScreen, rowOf, toHaveNoViolations } from '@crossbook/testing'
import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import P2p from './P2p'

expect.extend(toHaveNoViolations)

const PATH = '/trading/p2p'

const open = (path = PATH) => renderScreen(<P2p />, { path })

const sellers = () =>
  within(screen.getByRole('table', { name: 'Offers' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

describe('P2P offers', () => {
  it('show seller, amount, price, payment method, rating, trades and whether the seller is online [TRD-60]', () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'P2P Trading' })).toBeVisible()
    const row = rowOf('CryptoKing')
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['4.9', '1,247', '0.50 BTC$21,590.00', '$43,180.00', 'Bank Transfer', 'Trade Now'])
    expect(row).toHaveTextContent('Online')
    expect(rowOf('SatoshiFan')).toHaveTextContent('Offline')
    expect(screen.getByText('8 of 8 offers')).toBeVisible()
  })

  it('have a Trade Now button each, and buttons for sell and buy offers, that invent nothing [TRD-61]', async () => {
    const { user, container, router } = open()
    const before = container.innerHTML
    expect(screen.getAllByRole('button', { name: /^Trade Now with/ })).toHaveLength(8)
    await user.click(screen.getByRole('button', { name: 'Trade Now with CryptoKing' }))
    await user.click(screen.getByRole('button', { name: 'Create Sell Offer' }))
    await user.click(screen.getByRole('button', { name: 'Create Buy Offer' }))
    expect(container.innerHTML).toBe(before)
    expect(router.state.location).toMatchObject({ pathname: PATH, search: '' })
  })

  it('are sorted by the column that the address names [TRD-62]', async () => {
    const { user, router } = open(`${PATH}?sort=-rating`)
    expect(sellers()[0]).toBe('OldFaithfulOffline')
    await user.click(screen.getByRole('button', { name: 'Price per BTC' }))
    expect(router.state.location.search).toBe('?sort=-price')
    expect(sellers()[0]).toBe('Lena_MOnline')
  })

  it('are filtered by payment method and online sellers, in the address, with the count announced [TRD-63]', async () => {
    const { user, router } = open()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Payment method' }), 'Wise')
    expect(screen.getByRole('status')).toHaveTextContent('2 of 8 offers')
    await user.click(screen.getByRole('switch', { name: 'Online sellers only' }))
    expect(sellers()).toEqual(['NordicCoinsOnline'])
    expect(router.state.location.search).toBe('?payment=Wise&sellers=online')
  })

  it('show a message when none match, and the filters can be cleared [TRD-63]', async () => {
    const { user, router } = open(`${PATH}?payment=PayPal&sellers=online&sort=price`)
    expect(screen.getByText('No offers match your filters.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(sellers()).toHaveLength(8)
    expect(router.state.location.search).toBe('?sort=price')
  })

  it('are rendered before without anything of the visit, and axe objects to nothing [TRD-64]', async () => {
    const html = renderToString(
      <MemoryRouter initialEntries={[PATH]}>
        <P2p />
      </MemoryRouter>,
    )
    expect(html).not.toContain('style=')
    const { container } = open()
    expect(await axe(container)).toHaveNoViolations()
  })
})
