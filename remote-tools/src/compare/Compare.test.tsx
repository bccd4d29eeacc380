import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { screen, within } from '@testing-library/react'
import Compare from './Compare'

expect.extend(toHaveNoViolations)

const PATH = '/tools/compare'
const LIMIT = 'Maximum 4 coins can be compared'
const table = () => within(screen.getByRole('table', { name: 'Coin comparison' }))
const compared = () =>
  table()
    .getAllByRole('columnheader')
    .slice(1)
    .map((header) => header.getAttribute('aria-label'))
const addButtons = () => screen.getAllByRole('button', { name: /^Add / })

describe('Coin Compare', () => {
  it('starts with Bitcoin and Ethereum and shows all of their metrics side by side [TLS-21]', () => {
    renderScreen(<Compare />, { path: PATH })
    expect(
      table()
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map((cell) => cell.textContent)),
    ).toEqual([
      ['Price', '$43,250.00', '$2,420.50'],
      ['24h change', 'Best: +2.45%', '+1.87%'],
      ['Market cap', 'Best: $847.3B', '$290.9B'],
      ['24h volume', 'Best: $28.5B', '$15.2B'],
      ['Circulating supply', '19.59M', '120.18M'],
      ['Rank', 'Best: #1', '#2'],
      ['All-time high', '$69,044.77', '$4,878.26'],
      ['All-time low', '$67.81', '$0.4330'],
    ])
    expect(table().getByText('$0.4330')).toHaveAttribute('title', '$0.432979')
  })

  it('marks the best figure of a row where one is better than another', () => {
    renderScreen(<Compare />, { path: `${PATH}?coins=ETH-SOL` })
    const rowOf = (name: string) => table().getByRole('rowheader', { name }).parentElement
    expect(rowOf('24h change')).toHaveTextContent('24h change+1.87%Best: +5.23%')
    expect(rowOf('Price')).not.toHaveTextContent('Best')
  })

  it('adds up to four coins, and then explains why no more [TLS-22]', async () => {
    const { user } = renderScreen(<Compare />, { path: PATH })
    expect(screen.queryByText(LIMIT)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Add Solana SOL' }))
    await user.click(screen.getByRole('button', { name: 'Add Cardano ADA' }))
    expect(compared()).toEqual(['Bitcoin', 'Ethereum', 'Solana', 'Cardano'])
    expect(screen.getByText(LIMIT)).toBeInTheDocument()
    expect(addButtons()).toHaveLength(4)
    for (const button of addButtons()) {
      expect(button).toBeDisabled()
      expect(button).toHaveAccessibleDescription(LIMIT)
    }
  })

  it('removes coins, but not the last one [TLS-23]', async () => {
    const { user } = renderScreen(<Compare />, { path: PATH })
    await user.click(screen.getByRole('button', { name: 'Remove Bitcoin' }))
    expect(compared()).toEqual(['Ethereum'])
    expect(screen.getByRole('button', { name: 'Remove Ethereum' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Add Bitcoin BTC' })).toBeEnabled()
  })

  it('keeps the selection in the address and leaves the default out of it [TLS-24]', async () => {
    const { user, router } = renderScreen(<Compare />, { path: PATH })
    await user.click(screen.getByRole('button', { name: 'Add Solana SOL' }))
    expect(router.state.location.search).toBe('?coins=BTC-ETH-SOL')
    expect(router.state.historyAction).toBe('REPLACE')
    await user.click(screen.getByRole('button', { name: 'Remove Solana' }))
    expect(router.state.location.search).toBe('')
  })

  it('opens with the selection of the address [TLS-24]', () => {
    renderScreen(<Compare />, { path: `${PATH}?coins=DOT-LINK-BNB` })
    expect(compared()).toEqual(['Polkadot', 'Chainlink', 'BNB'])
  })

  it('keeps the keyboard’s place when the clicked button is removed [TLS-25]', async () => {
    const { user } = renderScreen(<Compare />, { path: PATH })
    await user.click(screen.getByRole('button', { name: 'Add Solana SOL' }))
    expect(screen.getByRole('button', { name: 'Add XRP XRP' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(compared()).toEqual(['Bitcoin', 'Ethereum', 'Solana', 'XRP'])
    expect(screen.getByRole('button', { name: 'Remove XRP' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Remove Solana' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Remove Bitcoin' }))
    await user.click(screen.getByRole('button', { name: 'Remove Solana' }))
    expect(screen.getByRole('button', { name: 'Add Chainlink LINK' })).toHaveFocus()
  })

  it('announces the compared coins to screen readers [TLS-25]', async () => {
    const { user } = renderScreen(<Compare />, { path: PATH })
    await user.click(screen.getByRole('button', { name: 'Add Solana SOL' }))
    expect(screen.getByText('Comparing Bitcoin, Ethereum, Solana')).toBeInTheDocument()
  })

  it('draws the last day of the compared coins, with a description next to the lines [TLS-27]', async () => {
    const { user } = renderScreen(<Compare />, { path: PATH })
    const day = within(screen.getByRole('region', { name: 'Last 24 hours' }))
    const lines = () => [...day.getByRole('img').querySelectorAll('path')].slice(1)
    expect(day.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Bitcoin', 'Ethereum'])
    expect(day.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^\+2\.45%highest \+\d\.\d\d%, lowest (0\.00%|−\d\.\d\d%)$/),
      expect.stringMatching(/^\+1\.87%highest \+\d\.\d\d%, lowest (0\.00%|−\d\.\d\d%)$/),
    ])
    expect(lines()).toHaveLength(2)

    for (const name of ['Add Solana SOL', 'Add Cardano ADA'])
      await user.click(screen.getByRole('button', { name }))
    expect(day.getByRole('img')).toHaveAccessibleName(
      /^Bitcoin, Ethereum, Solana, Cardano over the last 24 hours, between −\d\.\d\d% and \+\d\.\d\d%$/,
    )
    const looks = lines().map((line) => getComputedStyle(line))
    expect(new Set(looks.map(({ stroke }) => stroke)).size).toBe(4)
    expect(new Set(looks.map((look) => look.getPropertyValue('stroke-dasharray'))).size).toBe(4)
  })

  it.each(['', '?coins=BTC', '?coins=BTC-ETH-SOL-ADA'])(
    'has nothing for axe to find at "%s"',
    async (search) => {
      const { container } = renderScreen(<Compare />, { path: PATH + search })
      expect(await axe(container)).toHaveNoViolations()
    },
  )
})
