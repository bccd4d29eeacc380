import { expect, test } from '@playwright/test'
import { checkOut, type Checkout } from './checkOut'

/** Two compilers and a browser start, maybe on a busy machine. */
const TEST_TIMEOUT_MS = 300_000

/** From saving a file to seeing it: about a second, and more while other tests keep the machine busy. */
const EDIT_TIMEOUT_MS = 90_000

const CALCULATOR_COPY = 'remote-tools/src/calculator/calculatorCopy.ts'

let checkout: Checkout

test.describe.configure({ mode: 'default', timeout: TEST_TIMEOUT_MS })
test.beforeAll(async () => {
  checkout = await checkOut()
})
test.afterAll(() => checkout.remove())

test('an edit shows in the open page, which keeps the typed text; a new row in the table is a new page', async ({
  page,
}) => {
  const development = checkout.develop(['tools'])
  try {
    const url = await development.url()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    let loads = 0
    page.on('load', () => (loads += 1))

    await page.goto(`${url}/tools/calculator`)
    const amount = page.getByLabel('Amount')
    await amount.fill('12.5')
    await checkout.edit(CALCULATOR_COPY, "title: 'Crypto Calculator'", "title: 'Coin Calculator'")
    await expect(page.getByRole('heading', { name: 'Coin Calculator' })).toBeVisible({
      timeout: EDIT_TIMEOUT_MS,
    })
    await expect(amount).toHaveValue('12.5')
    await expect(amount).toBeFocused()
    expect(loads).toBe(1)
    expect(complaints).toEqual([])

    await checkout.write(
      'remote-tools/src/sundial/Sundial.tsx',
      'export default function Sundial() {\n  return <h1>The hour by the sun</h1>\n}\n',
    )
    await checkout.edit(
      'remote-tools/remote.ts',
      'screens: [',
      "screens: [{ path: '/tools/sundial', module: './sundial', title: 'Sundial', description: 'The hour.', access: 'public' },",
    )
    await expect(async () => {
      await page.goto(`${url}/tools/sundial`)
      await expect(page.getByRole('heading', { name: 'The hour by the sun' })).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: EDIT_TIMEOUT_MS })

    development.interrupt()
    await development.ended()
    await expect(page.request.get(url)).rejects.toThrow('ECONNREFUSED')
  } finally {
    development.interrupt()
  }
})

test('an unknown app name ends with the list of names', async () => {
  const { code, output } = await checkout.develop(['walet']).ended()
  expect(code).toBe(1)
  expect(output.trim()).toBe(
    'There is no app called walet: choose earn, host, marketing, tools, trading, or wallet, or leave it out for all of them.',
  )
})

test('an unknown option ends with a pointer to the help', async () => {
  const { code, output } = await checkout.develop(['--port', '4000']).ended()
  expect(code).toBe(1)
  expect(output.trim().split(/\n+/)).toEqual([
    "error: unknown option '--port'",
    'pnpm dev --help shows the usage. To use another port: PORT=4000 pnpm dev.',
  ])
})

test('a site that others could open is refused', async () => {
  const { code, output } = await checkout
    .develop([], {
      HOST: '0.0.0.0',
      SITE_URL: 'http://crossbook.example',
      // The built-in sign-in refuses them by itself, before anybody asks who develops.
      SUPABASE_URL: 'https://abc.supabase.co',
      SUPABASE_ANON_KEY: 'sb_publishable_0123456789abcdef',
    })
    .ended()
  expect(code).toBe(1)
  expect(output.trim()).toBe('pnpm dev serves this machine only: unset HOST and SITE_URL.')
})
