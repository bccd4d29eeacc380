import type { BuiltRemote } from '@crossbook/contract'
import { problemMessage, publishBuild } from '@crossbook/releases'
import { integrityOf } from '@crossbook/web-files'
import { heading } from '../journeys/header'
import { CALCULATOR, screenCalled, smallTools } from '../releases/smallTools'
import { acceptMixes, mixOf, promote, publish } from '../releases/team'
import { buildVariant } from '../site/buildVariant'
import { startTestSite, type TestSite } from '../site/startTestSite'
import { expect, test } from '../site/test'

/** The tests build versions. */
const TEST_TIMEOUT_MS = 300_000

test.describe.configure({ mode: 'default', timeout: TEST_TIMEOUT_MS })

/** A screen that tries to run a file of a build that its release does not have, in each way that there is. */
const REACHES_OUT = `
import { useEffect } from 'react'

const FILE = '/apps/wallet/9.9.9/stolen.js'

const ways: Record<string, () => unknown> = {
  'import()': () => import(/* webpackIgnore: true */ FILE),
  'a script element': () =>
    new Promise((done, fail) => {
      const script = document.createElement('script')
      script.src = FILE
      script.onload = done
      script.onerror = () => fail(new Error('refused'))
      document.head.append(script)
    }),
  'a module element': () =>
    new Promise((done, fail) => {
      const script = document.createElement('script')
      script.type = 'module'
      script.src = FILE
      script.onload = done
      script.onerror = () => fail(new Error('refused'))
      document.head.append(script)
    }),
  'a worker': () => new Worker(FILE),
}

export default function Screen() {
  useEffect(() => {
    void Promise.all(
      Object.entries(ways).map(async ([name, way]) => {
        try {
          await way()
          return name + ' ran it'
        } catch {
          return name + ' was refused'
        }
      }),
    ).then((ends) => document.body.setAttribute('data-ends', ends.join(', ')))
  }, [])
  return <h1 tabIndex={-1}>Reaches out</h1>
}
`

let site: TestSite
test.beforeEach(async () => {
  site = await startTestSite()
})
test.afterEach(() => site.close())

test('a remote that imports or appends a script of no build of its page’s release runs neither', async ({
  page,
}) => {
  await promote(site, await publish(site, smallTools('9.6.0', REACHES_OUT)))
  // As if the site had the file, so that only the page's policy prevents it.
  const requested: string[] = []
  await page.route('**/apps/wallet/9.9.9/**', (route) => {
    requested.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'document.documentElement.setAttribute("data-stolen", "")',
    })
  })
  await page.goto(site.url + CALCULATOR)
  await expect(heading(page, 'Reaches out')).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute(
    'data-ends',
    'import() was refused, a script element was refused, a module element was refused, a worker was refused',
  )
  await expect(page.locator('html')).not.toHaveAttribute('data-stolen')
  expect(requested).toEqual([])
})

test('on a channel that accepts mixes a remote runs no script of another open mix, and the mix itself runs', async ({
  page,
}) => {
  await acceptMixes(site)
  await promote(site, await publish(site, smallTools('9.6.2', REACHES_OUT)))
  const own = await mixOf(site, { name: 'Own' }, await publish(site, smallTools('9.6.3', REACHES_OUT)))
  // The file of another open mix, which the site serves.
  const requested: string[] = []
  await page.route('**/apps/wallet/9.9.9/**', (route) => {
    requested.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'document.documentElement.setAttribute("data-stolen", "")',
    })
  })
  for (const address of [CALCULATOR, `${CALCULATOR}?mix=${own.id}`]) {
    await page.goto(site.url + address)
    await expect(heading(page, 'Reaches out')).toBeVisible()
    await expect(page.locator('body')).toHaveAttribute(
      'data-ends',
      'import() was refused, a script element was refused, a module element was refused, a worker was refused',
    )
    await expect(page.locator('html')).not.toHaveAttribute('data-stolen')
  }
  expect(requested).toEqual([])
})

test('a picture of a released build that holds a script runs nothing when it is opened as a page', async ({
  page,
}) => {
  const files = new Map(await buildVariant(smallTools('9.6.1', screenCalled('With a picture'))))
  const picture = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>document.documentElement.setAttribute("data-ran", "")</script></svg>',
  )
  const app = JSON.parse(Buffer.from(files.get('app.json') ?? []).toString()) as BuiltRemote
  const listed = { ...app.files, 'picture.svg': { integrity: integrityOf(picture), bytes: picture.length } }
  files.set('picture.svg', picture).set('app.json', Buffer.from(JSON.stringify({ ...app, files: listed })))
  const published = await publishBuild(site.store, files)
  if (!published.ok) throw new Error(published.problem.map((problem) => problemMessage(problem)).join('\n'))
  const build = { app: app.name, version: app.version }

  const address = `${site.url}/apps/tools/9.6.1/picture.svg`
  expect((await page.goto(address))?.status(), 'before it is promoted').toBe(404)
  await promote(site, build)
  expect((await page.goto(address))?.status()).toBe(200)
  await expect(page.locator('svg')).toBeAttached()
  await expect(page.locator('svg')).not.toHaveAttribute('data-ran')
})
