import { TestAuthProvider, visitSignedIn } from '@crossbook/auth/testing'
import { renderScreen } from '@crossbook/testing'
import { screen, within } from '@testing-library/react'
import { preferLessMotion, restoreSystem } from '../testing/calmSystem'
import Landing from './Landing'

// A page at rest: these tests run on the real clock. The browser tests run axe on this page.
beforeEach(() => {
  preferLessMotion()
  localStorage.clear()
})

afterEach(restoreSystem)

const open = () => renderScreen(<Landing />, { wrapper: TestAuthProvider })

describe('the landing page', () => {
  it('makes every claim of the product [MKT-20]', () => {
    open()
    const claims = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(claims).toEqual([
      'See the spread across 50+ exchanges',
      'Live prices',
      'Market overview',
      'AI-powered arbitrage across 50+ exchanges',
      'Spot, futures, margin and peer-to-peer',
      'A wallet that adds up',
      'Price alerts, and profit and loss in advance',
      'Staking and referral',
      'Start with an e-mail address',
    ])
  })

  it('has one main heading, which can take the focus [MKT-20]', () => {
    open()
    const heading = screen.getByRole('heading', { level: 1, name: 'AI-powered crypto trading' })
    heading.focus()
    expect(heading).toHaveFocus()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('shows fragments of the product with its own figures [MKT-21]', () => {
    open()
    const fragment = (name: string) => screen.getByText(name, { selector: 'figcaption *' }).closest('figure')
    expect(fragment('Arbitrage tracker')).toHaveTextContent(
      'BTCBuy on Kraken$43,198.40Sell on Coinbase$43,561.25+0.84%',
    )
    expect(fragment('Trading')).toHaveTextContent('SpotCoins for dollars, at once0.1%trading fee')
    expect(fragment('Wallet overview')).toHaveTextContent('Total portfolio value$38,250.10')
    expect(fragment('Price alerts')).toHaveTextContent('BTC/USDTabove $45,000.00Active')
    expect(fragment('Profit and loss')).toHaveTextContent('+$1,625.00+8.13%')
    expect(fragment('Crypto staking')).toHaveTextContent('ETHFlexible, from 0.1 ETH5.2% APY')
    expect(fragment('Referral program')).toHaveTextContent("$25after the friend's first trade")
  })

  it('invites a visitor to create an account [MKT-22]', () => {
    open()
    for (const link of screen.getAllByRole('link', { name: 'Create account' })) {
      expect(link).toHaveAttribute('href', '/register')
    }
    expect(screen.queryByRole('link', { name: 'Open dashboard' })).not.toBeInTheDocument()
  })

  it('leads a signed-in trader to the dashboard instead [MKT-22]', () => {
    visitSignedIn()
    open()
    for (const link of screen.getAllByRole('link', { name: 'Open dashboard' })) {
      expect(link).toHaveAttribute('href', '/dashboard')
    }
    expect(screen.queryByRole('link', { name: 'Create account' })).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Your account is open' })).toBeInTheDocument()
    expect(screen.queryByText(/^Register with/)).not.toBeInTheDocument()
  })

  it('has social links that do nothing yet [MKT-24]', async () => {
    const { user, router } = open()
    const social = within(screen.getByRole('list', { name: 'Social networks' })).getAllByRole('link')
    expect(social.map((link) => link.textContent)).toEqual(['X', 'Telegram', 'Discord', 'YouTube'])
    for (const link of social) await user.click(link)
    expect(router.state.location).toMatchObject({ pathname: '/', hash: '' })
    expect(window.location.hash).toBe('')
  })
})
