import { expect, test, type Page } from '@playwright/test'
import { watch } from './visit'
import { READY, RECORD } from './watchPage'

const PAGE = 'http://bench.example/'

/** A page whose heading becomes React's, and whose menu opens at a click, once its script is let run. */
const HTML = `<!doctype html><main><h1>Terms</h1></main><button aria-expanded="false">Trading</button><script>
addEventListener('start', () => {
  document.querySelector('h1').__reactFiber$ = {}
  document.querySelector('button').onclick = ({ target }) => target.setAttribute('aria-expanded', 'true')
})</script>`

test.describe('the watch over a page', () => {
  test.beforeEach(({ page }) =>
    page.route(PAGE, (route) => route.fulfill({ body: HTML, contentType: 'text/html' })),
  )

  test('says by itself that it is ready once the heading is React’s and the menu has opened', async ({
    page,
  }) => {
    await watch(page, 'button')
    const said = await openAndListen(page)
    expect(said.isReady).toBe(false)
    await start(page)
    await said.ready
    const record = await recordOf(page)
    expect(record).toMatchObject({ headingOwned: expect.any(Number), menuOpened: expect.any(Number) })
    expect(record.idle).toBeGreaterThanOrEqual(Number(record.headingOwned))
  })

  test('opens no menu where it is told of none, and is ready without', async ({ page }) => {
    await watch(page, null)
    const said = await openAndListen(page)
    await start(page)
    await said.ready
    expect(await recordOf(page)).not.toHaveProperty('menuOpened')
    await expect(page.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  })
})

async function openAndListen(page: Page) {
  const said = { isReady: false, ready: Promise.resolve() }
  said.ready = page
    .waitForEvent('console', { predicate: (message) => message.text() === READY })
    .then(() => void (said.isReady = true))
  await page.goto(PAGE)
  return said
}

function start(page: Page) {
  return page.evaluate(() => dispatchEvent(new Event('start')))
}

function recordOf(page: Page) {
  return page.evaluate((name) => Reflect.get(globalThis, name) as Record<string, unknown>, RECORD)
}
