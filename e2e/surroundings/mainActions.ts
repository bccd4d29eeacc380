import { expect, type Locator, type Page } from '@playwright/test'

/** The main action of a page and the visible response to it. */
interface MainAction {
  paths: readonly string[]
  control: (main: Locator) => Locator
  response: (main: Locator) => Locator
}

const button = (name: string | RegExp) => (main: Locator) => main.getByRole('button', { name })

/** Pages that only inform, or whose buttons do nothing, have none. */
const MAIN_ACTIONS: readonly MainAction[] = [
  {
    paths: ['/login', '/register'],
    control: button(/^(?:Sign In|Create Account)$/),
    // The browser leads to the first field that lacks something.
    response: (main) => main.locator('input:focus:invalid'),
  },
  {
    paths: ['/support'],
    control: button('Send message'),
    response: (main) => main.getByText('Nothing was sent'),
  },
  {
    paths: ['/tools/arbitrage', '/tools/gas', '/tools/heatmap'],
    control: button('Refresh'),
    response: (main) => main.getByText('Refreshing'),
  },
  {
    paths: ['/earn/staking', '/earn/cashback', '/earn/yield'],
    control: button('Try another amount'),
    // The form takes the focus.
    response: (main) => main.locator('input:focus, select:focus'),
  },
  {
    paths: ['/trading/spot', '/trading/futures', '/trading/margin', '/trading/charts'],
    control: button(/^ETH\/USDT/),
    response: (main) => main.getByRole('button', { name: /^ETH\/USDT/, pressed: true }),
  },
  {
    paths: ['/dashboard'],
    control: button('Hide balances'),
    response: button('Show balances'),
  },
  {
    paths: ['/tools/compare'],
    control: button('Add BNB BNB'),
    response: button('Remove BNB'),
  },
  {
    paths: ['/'],
    control: (main) => main.getByRole('tab', { name: 'Growth' }),
    response: (main) => main.getByRole('tab', { name: 'Growth', selected: true }),
  },
  {
    paths: ['/features/prices'],
    control: (main) => main.getByRole('radio', { name: 'Favorites' }),
    response: (main) => main.getByRole('radio', { name: 'Favorites', checked: true }),
  },
  {
    paths: ['/dashboard/deposit'],
    control: (main) => main.getByRole('radio', { name: 'ETH' }),
    response: (main) => main.getByRole('radio', { name: 'ETH', checked: true }),
  },
]

/** Uses the main action of the page at `path`, if it has one, and waits for its response. */
export async function mainActionResponds(page: Page, path: string) {
  const action = MAIN_ACTIONS.find(({ paths }) => paths.includes(path))
  if (!action) return
  const main = page.getByRole('main')
  await action.control(main).first().click()
  await expect(action.response(main).first(), `response of ${path}`).toBeAttached()
}
