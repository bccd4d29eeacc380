import { PAGE_MARKUP } from '@crossbook/contract'
import { expect, test, type Page } from '@playwright/test'
import { watch } from './visit'
import { READY, RECORD } from './watchPage'

const PAGE = 'http://bench.example/'

/** A page that starts, and whose menu opens at a click, once it receives the event `start`. */
const HTML = `<!doctype html><html ${PAGE_MARKUP.starting}><main><h1>Terms</h1></main><button aria-expanded="false">Trading</button><script>
addEventListener('start', () => {
  document.documentElement.removeAttribute('${PAGE_MARKUP.starting}')
  document.querySelector('button').onclick = ({ target }) => target.setAttribute('aria-expanded', 'true')
})</script>`

test.describe('the watch over a page', () => {
  test.beforeEach(({ page }) =>
    page.route(PAGE, (route) => route.fulfill({ body: HTML, contentType: 'text/html' })),
  )

  test('reports that the page is ready once the screen is interactive and the menu has opened', async ({
    page,
  }) => {
    await watch(page, 'button')
    const watched = await openAndListen(page)
    expect(watched.isReady).toBe(false)
    await start(page)
    await watched.ready
    const record = await recordOf(page)
    expect(record).toMatchObject({ screenInteractive: expect.any(Number), menuOpened: expect.any(Number) })
    expect(record.idle).toBeGreaterThanOrEqual(Number(record.screenInteractive))
  })

  test('opens no menu where none is given, and is ready without', async ({ page }) => {
    await watch(page, null)
    const watched = await openAndListen(page)
    await start(page)
    await watched.ready
    expect(await recordOf(page)).not.toHaveProperty('menuOpened')
    await expect(page.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  })
})

async function openAndListen(page: Page) {
  const watched = { isReady: false, ready: Promise.resolve() }
  watched.ready = page
    .waitForEvent('console', { predicate: (message) => message.text() === READY })
    .then(() => void (watched.isReady = true))
  await page.goto(PAGE)
  return watched
}

function start(page: Page) {
  return page.evaluate(() => dispatchEvent(new Event('start')))
}

function recordOf(page: Page) {
  return page.evaluate((name) => Reflect.get(globalThis, name) as Record<string, unknown>, RECORD)
}
