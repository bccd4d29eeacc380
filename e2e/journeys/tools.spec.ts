import { started } from '../site/started'
import { expect, test } from '../site/test'
import { expectAlert, expectToast } from '../site/toast'
import { CLIPBOARD_GRANTED, clipboardText, refuseClipboard, selectedText } from './clipboard'
import { heading } from './header'
import { press } from './keyboard'
import { FULL, fullUnless } from '../site/tiers'

test('the calculator is silent until all three are set, then answers, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/tools/calculator')
  const result = page.getByRole('status', { name: 'Result' })
  await expect(result).toBeEmpty()

  await page.getByLabel('From').focus()
  await page.keyboard.type('bitcoin')
  await expect(page.getByLabel('From')).toHaveValue('BTC')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Swap direction' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('ethereum')
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('ETH')
  await expect(result).toBeEmpty()

  await page.keyboard.press('Tab')
  await page.keyboard.type('1.5')
  await expect(result).toContainText('26.80231357 ETH')
  await expect(result).toContainText('1.5 BTC is worth $64,875.00')
  await expect(result).toContainText('1 BTC = 17.86820905 ETH')
  await expect(page).toHaveURL('/tools/calculator?from=BTC&to=ETH&amount=1.5')

  await page.getByLabel('Amount').clear()
  await expect(result).toBeEmpty()
})

for (const { title, path } of [
  { title: 'Arbitrage Tracker', path: '/tools/arbitrage' },
  { title: 'Gas Fee Monitor', path: '/tools/gas' },
  { title: 'Market Heatmap', path: '/tools/heatmap' },
])
  test(
    `Refresh of the ${title} takes two seconds, keeps the focus and changes no figures`,
    fullUnless(path === '/tools/gas'),
    async ({ page }) => {
      await page.clock.install({ time: '2024-03-15T12:00:00Z' })
      await page.goto(path)
      await expect(heading(page, title)).toBeVisible()
      await started(page)
      await page.clock.pauseAt('2024-03-15T12:01:00Z')
      const main = page.getByRole('main')
      const before = await main.innerText()

      const refresh = main.getByRole('button', { name: 'Refresh' })
      await refresh.focus()
      await page.keyboard.press('Enter')
      await expect(refresh).toBeDisabled()
      await expect(refresh).toBeFocused()
      await expect(main.getByText('Refreshing')).toBeAttached()

      await page.clock.runFor(1000)
      await page.keyboard.press('Enter')
      await page.clock.runFor(999)
      await expect(refresh).toBeDisabled()
      await page.clock.runFor(1)
      await expect(refresh, 'pressing it meanwhile did not start it again').toBeEnabled()
      await expect(refresh).toBeFocused()
      expect(await main.innerText()).toBe(before)
    },
  )

test('coins are compared from one to four, chosen by keyboard and kept in the address', async ({ page }) => {
  await page.goto('/tools/compare')
  const compared = page.getByRole('table', { name: 'Coin comparison' }).getByRole('columnheader')
  const adding = page.getByRole('region', { name: 'Add coins' })
  await expect(compared).toHaveText(['Metric', 'BitcoinBTC', 'EthereumETH'])

  await press(page, adding.getByRole('button', { name: 'Add Solana SOL' }))
  await expect(adding.getByText('Maximum 4 coins can be compared')).toBeHidden()
  await press(page, adding.getByRole('button', { name: 'Add Cardano ADA' }))
  await expect(adding.getByText('Maximum 4 coins can be compared')).toBeVisible()
  await expect(adding.getByRole('button', { disabled: true })).toHaveCount(4)
  await expect(adding.getByRole('button', { disabled: false })).toHaveCount(0)
  await expect(page).toHaveURL('/tools/compare?coins=BTC-ETH-SOL-ADA')

  await page.reload()
  await expect(compared).toHaveText(['Metric', 'BitcoinBTC', 'EthereumETH', 'SolanaSOL', 'CardanoADA'])

  await page.getByRole('button', { name: 'Remove Bitcoin' }).focus()
  for (const next of ['Ethereum', 'Solana', 'Cardano']) {
    await page.keyboard.press('Enter')
    if (next !== 'Cardano')
      await expect(page.getByRole('button', { name: `Remove ${next}` }), 'the focus moves on').toBeFocused()
  }
  await expect(compared).toHaveText(['Metric', 'CardanoADA'])
  await expect(page.getByRole('button', { name: 'Remove Cardano' })).toBeDisabled()
  await expect(page).toHaveURL('/tools/compare?coins=ADA')
})

test(
  'the gas monitor switches networks by arrow keys, and names the network of its values',
  FULL,
  async ({ page }) => {
    await page.goto('/tools/gas')
    await started(page)
    const networks = page.getByRole('radiogroup', { name: 'Network' })
    await networks.getByRole('radio', { name: 'Ethereum' }).focus()
    for (const [network, speeds, transfer, note] of [
      ['Polygon', ['Slow30 gwei$0.011-2 min', 'Standard40 gwei$0.01530-60 sec'], '0.0006 MATIC', ''],
      ['BSC', ['Slow3 gwei$0.1530-60 sec', 'Standard5 gwei$0.2515-30 sec'], '0.0001 BNB', ''],
      ['Arbitrum', ['Slow15 gwei$2.455-10 min', 'Standard20 gwei$3.252-5 min'], '0.0003 ARB', 'Arbitrum'],
      ['Optimism', ['Slow15 gwei$2.455-10 min', 'Standard20 gwei$3.252-5 min'], '0.0003 OP', 'Optimism'],
    ] as const) {
      await page.keyboard.press('ArrowRight')
      await expect(networks.getByRole('radio', { checked: true })).toHaveText(network)
      const prices = page.getByRole('region', { name: `${network} gas prices` })
      for (const [at, speed] of speeds.entries())
        await expect(prices.getByRole('listitem').nth(at)).toHaveText(speed)
      await expect(page.getByRole('row', { name: 'Simple Transfer' })).toContainText(transfer)
      await expect(prices.getByText('these are Ethereum’s values.')).toHaveText(
        note === '' ? [] : [`There are no samples for ${note}: these are Ethereum’s values.`],
      )
    }
    await page.reload()
    await expect(networks.getByRole('radio', { checked: true })).toHaveText('Optimism')
  },
)

for (const width of [320, 1280])
  test(
    `at ${width} px every compared value is whole, below the heading of its coin [TLS-26]`,
    FULL,
    async ({ openAs }) => {
      const { page } = await openAs('visitor', { viewport: { width, height: 800 } })
      await page.goto('/tools/compare?coins=BTC-ETH-SOL-ADA')
      const table = page.getByRole('table', { name: 'Coin comparison' })
      await expect(table.getByRole('columnheader')).toHaveCount(5)
      const edges = await table.evaluate((element) =>
        [...element.querySelectorAll('tr')].map((row) =>
          [...row.children].slice(1).map((cell) => Math.round(cell.getBoundingClientRect().right)),
        ),
      )
      expect(edges).toHaveLength(9)
      for (const row of edges) expect.soft(row).toEqual(edges[0])
      const edge = await table.evaluate((element) => element.getBoundingClientRect().right)
      expect(Math.max(...edges.flat())).toBeLessThan(edge)
      const values = await table.getByRole('cell').evaluateAll((cells) =>
        cells.map((cell) => {
          const text = document.createRange()
          // The best value comes after a word that is only read out.
          text.selectNodeContents([...cell.querySelectorAll('span')].at(-1) ?? cell)
          const [shown, box] = [text.getBoundingClientRect(), cell.getBoundingClientRect()]
          const within = shown.left >= box.left - 1 && shown.right <= box.right + 1
          return { label: cell.textContent, within, lines: Math.round(shown.height / 20) }
        }),
      )
      expect(values).toHaveLength(32)
      expect(values.filter(({ within, lines }) => !within || lines > 1)).toEqual([])
    },
  )

test('an API key is made, shown and copied', FULL, async ({ openAs }) => {
  const { page } = await openAs('visitor', CLIPBOARD_GRANTED)
  await page.goto('/tools/api')
  const key = page.getByLabel('Your API key')
  await expect(page.getByRole('button', { name: 'Copy API key' })).toBeDisabled()
  await press(page, page.getByRole('button', { name: 'Generate New Key' }))
  await expect(key).toHaveValue(/^cb_[A-Za-z0-9]{40}$/)
  await expect(key).toHaveAttribute('type', 'password')
  await press(page, page.getByRole('button', { name: 'Show API key' }))
  await expect(key).toHaveAttribute('type', 'text')

  await press(page, page.getByRole('button', { name: 'Copy API key' }))
  await expectToast(page, 'Copied to clipboard', 'Your API key has been copied to your clipboard.')
  expect(await clipboardText(page)).toBe(await key.inputValue())

  await page.reload()
  await expect(key, 'it was kept in memory only').toHaveValue('')
})

test('an API key that the browser refuses to copy is selected, with a message', FULL, async ({ page }) => {
  await refuseClipboard(page)
  await page.goto('/tools/api')
  await press(page, page.getByRole('button', { name: 'Generate New Key' }))
  await press(page, page.getByRole('button', { name: 'Copy API key' }))
  await expectAlert(
    page,
    'Could not copy',
    'Your browser did not allow it. The text is selected: press Ctrl+C, or ⌘C on a Mac.',
  )
  expect(await selectedText(page, 'Your API key')).toMatch(/^cb_[A-Za-z0-9]{40}$/)
})

test(
  'the API documentation is marked as a preview, copies its examples, and shows where it has none',
  FULL,
  async ({ openAs }) => {
    const { page } = await openAs('visitor', CLIPBOARD_GRANTED)
    await page.goto('/tools/api')
    await expect(page.getByText('Documentation preview')).toBeVisible()
    await started(page)
    await page.getByRole('tab', { name: 'curl' }).press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'javascript' })).toHaveAttribute('aria-selected', 'true')
    await press(page, page.getByRole('button', { name: 'Copy javascript example' }))
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
    expect(await clipboardText(page)).toContain(
      "fetch(\n  'https://api.crossbook.example/api/v1/prices?symbols=BTC,ETH',",
    )

    await press(page, page.getByRole('button', { name: 'POST /api/v1/orders' }))
    await expect(page.getByText('Example not available for this endpoint')).toBeVisible()
    await expect(page.getByText('Response example not available')).toBeVisible()
    await expect(page).toHaveURL('/tools/api?endpoint=orders&lang=javascript')
  },
)
