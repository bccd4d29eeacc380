import { TestAuthProvider, visitSignedIn, visitSignedOut } from '@crossbook/auth/testing'
import { axe, renderScreen, toHaveNoViolations } from '@crossbook/testing'
import { act, screen, within } from '@testing-library/react'
import { siteScreens } from '../screens/siteScreens'
import { Search } from './Search'

expect.extend(toHaveNoViolations)

const SCREENS = siteScreens({
  host: { version: '1.0.0' },
  remotes: [
    {
      name: 'all',
      version: '1.0.0',
      entry: 'remoteEntry.js',
      frames: {},
      screens: [
        { path: '/trading/spot', title: 'Spot Trading', access: 'public', module: './spot', files: [] },
        { path: '/trading/charts', title: 'Charts', access: 'public', module: './charts', files: [] },
        { path: '/tools/heatmap', title: 'Market Heatmap', access: 'public', module: './map', files: [] },
        { path: '/dashboard/deposit', title: 'Deposit', access: 'signedIn', module: './in', files: [] },
      ],
    },
  ],
} as unknown as Parameters<typeof siteScreens>[0])

function open(visit = visitSignedOut) {
  visit()
  return renderScreen(
    <>
      <Search screens={SCREENS} />
      <input aria-label="Amount" />
    </>,
    { path: '/trading/charts', wrapper: TestAuthProvider },
  )
}

const CTRL_K = '{Control>}k{/Control}'
const button = () => screen.getByRole('button', { name: 'Search' })
const field = () => screen.findByRole('combobox', { name: 'Search coins, pages and actions' })
const chosen = () => screen.getByRole('option', { selected: true })

afterEach(() => localStorage.clear())

beforeAll(() => {
  // jsdom lays nothing out; newer browsers promise to have scrolled.
  Element.prototype.scrollIntoView = jest.fn().mockResolvedValue(undefined)
})

describe('the search', () => {
  it('opens by its button with the focus in its field; Escape closes it and gives the focus back [SHL-54]', async () => {
    const { user } = open()
    await user.click(button())
    expect(await field()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button()).toHaveFocus()
  })

  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('opens by the keys %s [SHL-54]', async (keys) => {
    const { user } = open()
    await user.keyboard(keys)
    expect(await field()).toHaveFocus()
    expect(await field()).toHaveValue('')
  })

  it('opens by no single key, as speech input and shaky hands enter them by mistake [SHL-54]', async () => {
    const { user } = open()
    await user.keyboard('/k?s')
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('opens from a field by Ctrl with K, and Escape gives the focus back to it [SHL-54]', async () => {
    const { user } = open()
    const amount = screen.getByRole('textbox', { name: 'Amount' })
    await user.click(amount)
    await user.keyboard('{Control>}k{/Control}')
    expect(await field()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(amount).toHaveFocus()
  })

  it('is a combobox whose field keeps the focus while keys move through the results and round [SHL-56]', async () => {
    const { user } = open()
    await user.keyboard(CTRL_K)
    await user.type(await field(), 'deposit')
    const combobox = await field()
    const names = screen.getAllByRole('option').map((option) => option.textContent)
    expect(names).toEqual(['Deposit', 'Deposit BTC', 'Deposit ETH', 'Deposit USDT', 'Deposit BNB'])
    expect(chosen()).toHaveTextContent('Deposit')
    for (const [key, label] of [
      ['ArrowDown', 'Deposit BTC'],
      ['ArrowUp', 'Deposit'],
      ['ArrowUp', 'Deposit BNB'],
      ['ArrowDown', 'Deposit'],
      ['End', 'Deposit BNB'],
      ['Home', 'Deposit'],
    ]) {
      await user.keyboard(`{${key}}`)
      expect(chosen().textContent).toBe(label)
      expect(combobox).toHaveAttribute('aria-activedescendant', chosen().id)
      expect(combobox).toHaveFocus()
    }
  })

  it('follows the chosen result on Enter, with the state of its page, and closes [SHL-56]', async () => {
    const { user, router } = open()
    await user.keyboard(CTRL_K)
    await user.type(await field(), 'eth{Enter}')
    expect(router.state.location).toMatchObject({ pathname: '/trading/charts', search: '?asset=ETH' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('offers recently followed results before the user types, the latest first', async () => {
    const { user, router } = open()
    for (const query of ['eth{Enter}', 'heatmap{Enter}']) {
      await user.keyboard(CTRL_K)
      await user.type(await field(), query)
      await act(() => router.navigate('/trading/charts'))
    }
    await user.keyboard(CTRL_K)
    await field()
    const recent = within(screen.getByRole('group', { name: 'Recent' }))
    expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Market Heatmap',
      'ETH · Ethereum$2,420.50',
    ])
    expect(screen.getAllByRole('option', { name: /^ETH · Ethereum/ })).toHaveLength(1)
    await user.type(await field(), 'btc')
    expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument()
  })

  it('follows a clicked result [SHL-56]', async () => {
    const { user, router } = open(visitSignedIn)
    await user.click(button())
    await user.type(await field(), 'btc dep')
    await user.click(screen.getByRole('option', { name: 'Deposit BTC' }))
    expect(router.state.location).toMatchObject({ pathname: '/dashboard/deposit', search: '?coin=BTC' })
  })

  it('shows the price of a coin [SHL-55]', async () => {
    const { user } = open()
    await user.keyboard(CTRL_K)
    await user.type(await field(), 'bitcoin')
    const coins = within(screen.getByRole('group', { name: 'Coins' }))
    expect(coins.getByRole('option')).toHaveTextContent('BTC · Bitcoin$43,250.00')
  })

  it('shows that nothing was found, and what can be found [SHL-57]', async () => {
    const { user } = open()
    await user.keyboard(CTRL_K)
    await user.type(await field(), 'zebra')
    expect(screen.getByRole('status')).toHaveTextContent(
      'Nothing found for “zebra”. Try a coin, a page or an action such as Deposit.',
    )
    expect(await field()).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{Enter}')
    expect(await field()).toHaveFocus()
  })

  it('has no accessibility problem, with results and without', async () => {
    const { user, container } = open()
    await user.keyboard(CTRL_K)
    await field()
    expect(await axe(container)).toHaveNoViolations()
    await user.type(await field(), 'zebra')
    expect(await axe(container)).toHaveNoViolations()
  })
})
