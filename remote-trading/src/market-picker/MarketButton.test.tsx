import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { withTicker } from '../testing/tradingTicker'
import { MarketButton } from './MarketButton'
import type { Market } from './orderMarkets'

expect.extend(toHaveNoViolations)

type Coin = 'BTC' | 'ETH'

const MARKETS: readonly Market<Coin>[] = [
  { symbol: 'BTC', name: 'BTC/USDT' },
  { symbol: 'ETH', name: 'ETH/USDT' },
]

function Page() {
  const [value, setValue] = useState<Coin>('BTC')
  return (
    <main>
      <MarketButton markets={MARKETS} value={value} onChange={setValue} />
    </main>
  )
}

const open = () => renderScreen(withTicker(<Page />), { path: '/trading/spot' })

const button = (pair: string) => screen.getByRole('button', { name: `Market ${pair}` })

describe('the button with the chosen market', () => {
  it('opens the list of markets, which closes when one is chosen and gives the focus back [TRD-125]', async () => {
    const { user, container } = open()
    await user.click(button('BTC/USDT'))
    const list = await screen.findByRole('dialog', { name: 'Markets' })
    expect(within(list).getByRole('button', { name: /^BTC\/USDT/, pressed: true })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await user.click(within(list).getByRole('button', { name: /^ETH\/USDT/ }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button('ETH/USDT')).toHaveFocus()
  })

  it('keeps the list open when a star marks a favorite, until Escape [TRD-125]', async () => {
    const { user } = open()
    await user.click(button('BTC/USDT'))
    const star = await screen.findByRole('button', { name: 'Favorite Ethereum' })
    await user.click(star)
    expect(star).toHaveAttribute('aria-pressed', 'true')
    await user.click(star)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(button('BTC/USDT')).toHaveFocus()
  })
})
