import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { checkOut, type Checkout } from './checkOut'
import type { Development } from './development'

/** Starts three compilers, a type checker and a browser, on a machine that may be busy. */
const TEST_TIMEOUT_MS = 420_000

/** Milliseconds from saving a file to a message about it. */
const SAID_TIMEOUT_MS = 120_000

const SUNDIAL = 'remote-tools/src/sundial/Sundial.tsx'
const LOGO = 'host/src/header/Logo.tsx'

/** A screen that keeps the typed text in its own state only. */
const SCREEN = `import { useState } from 'react'

export default function Sundial() {
  const [place, setPlace] = useState('')
  return (
    <main>
      <h1>The hour by the sun</h1>
      <label>
        Place <input value={place} onChange={(event) => setPlace(event.target.value)} />
      </label>
      <p>It is noon{place && \` in \${place}\`}.</p>
    </main>
  )
}
`

let checkout: Checkout
let development: Development

test.describe.configure({ mode: 'default', timeout: TEST_TIMEOUT_MS })
test.beforeAll(async () => {
  test.setTimeout(TEST_TIMEOUT_MS)
  checkout = await checkOut()
  // Leftovers of a remote that the branch does not have.
  await checkout.write('remote-insights/dist/app.json', '{}')
  await checkout.write(SUNDIAL, SCREEN)
  await checkout.edit(
    'remote-tools/remote.ts',
    'screens: [',
    "screens: [{ path: '/tools/sundial', module: './sundial', title: 'Sundial', description: 'The hour.', access: 'public' },",
  )
  development = checkout.develop(['tools', 'earn'])
})
test.afterAll(async () => {
  development.interrupt()
  await development.ended()
  await checkout.remove()
})

const problems = (page: Page) => page.getByRole('dialog', { name: /^\d+ problems?$/ })

/** Opens the screen with a place typed into it. */
async function openSundial(page: Page) {
  await page.goto(`${await development.url()}/tools/sundial`)
  const place = page.getByLabel('Place')
  await place.fill('Lisbon')
  await expect(page.getByText('It is noon in Lisbon.')).toBeVisible()
  return place
}

test('the console of a healthy page stays empty, also through edits; type errors appear within seconds in the terminal and over the page, and break nothing', async ({
  page,
}) => {
  const printed: string[] = []
  page.on('console', (message) => printed.push(message.text()))
  page.on('pageerror', (error) => printed.push(error.message))
  const place = await openSundial(page)
  await development.hasPrinted('Crossbook is at')

  await checkout.edit(SUNDIAL, 'It is noon', 'It is {hour}')
  await checkout.edit(SUNDIAL, '  return (', "  const hour: number = 'high noon'\n  return (")
  await development.hasPrinted("Type 'string' is not assignable to type 'number'. (TS2322)")
  await development.hasPrinted(`${SUNDIAL}:5:9`)
  const dialog = problems(page)
  await expect(dialog).toContainText('Type error', { timeout: SAID_TIMEOUT_MS })
  await expect(dialog).toContainText(`${SUNDIAL}:5:9`)
  await expect(dialog).toContainText("> 5 |   const hour: number = 'high noon'")
  expect((await new AxeBuilder({ page }).include('crossbook-problems').analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(place).toBeFocused()
  await expect(place).toHaveValue('Lisbon')
  await expect(page.getByText('It is high noon in Lisbon.')).toBeVisible()

  await checkout.write(SUNDIAL, SCREEN)
  await development.hasPrinted('types: fixed')
  expect(printed).toEqual([])
})

test('a compile error appears over every page, of any application, and disappears when it is fixed', async ({
  page,
}) => {
  const place = await openSundial(page)
  const screen = 'remote-earn/src/staking/Staking.tsx'
  await checkout.edit(screen, 'export default function', 'export default funktion')
  const dialog = problems(page)
  await expect(dialog).toContainText('Compile error', { timeout: SAID_TIMEOUT_MS })
  await expect(dialog).toContainText(screen)
  await development.hasPrinted(screen)
  // The type checker is slower, and its message opens the dialog again.
  await expect(dialog).toContainText('Type error', { timeout: SAID_TIMEOUT_MS })
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await checkout.edit(screen, 'export default funktion', 'export default function')
  // A page that is opened before both are right again would show the dialog.
  await development.hasPrinted('remote-earn: fixed', 'types: fixed')
  await expect(dialog).toBeHidden({ timeout: SAID_TIMEOUT_MS })
  await expect(place).toHaveValue('Lisbon')
})

test('an error thrown by a screen appears in the terminal and over the page with its source lines; after the fix, the screen returns with the typed text', async ({
  page,
}) => {
  const place = await openSundial(page)
  await checkout.edit(
    SUNDIAL,
    '  return (',
    "  if (place !== '') throw new Error('The sun is gone')\n  return (",
  )
  const dialog = problems(page)
  await expect(dialog).toContainText('Error: The sun is gone', { timeout: SAID_TIMEOUT_MS })
  await expect(dialog).toContainText("> 5 |   if (place !== '') throw new Error('The sun is gone')")
  await development.hasPrinted('Error: The sun is gone (thrown at /tools/sundial)')
  await development.hasPrinted(`${SUNDIAL}:5`)
  await development.hasPrinted('> 5 |')

  await checkout.edit(SUNDIAL, "  if (place !== '') throw new Error('The sun is gone')\n", '')
  await expect(dialog).toBeHidden({ timeout: SAID_TIMEOUT_MS })
  await expect(place).toHaveValue('Lisbon')
  await expect(page.getByText('It is noon in Lisbon.')).toBeVisible()
})

test('an error thrown by the host does so too, in its own part of the page', async ({ page }) => {
  await openSundial(page)
  await checkout.edit(
    LOGO,
    'return (',
    "if (location.pathname !== '') throw new Error('No logo')\n  return (",
  )
  await expect(problems(page)).toContainText('Error: No logo', { timeout: SAID_TIMEOUT_MS })
  await expect(problems(page)).toContainText(`${LOGO}:`)
})
