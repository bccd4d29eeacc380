import { type AppName, type AppVersion, checkBuiltApp } from '@crossbook/contract'
import { MANIFEST } from '@crossbook/web-files'
import type { Page } from '@playwright/test'
import { heading, mainMenus, openMenu } from '../journeys/header'
import { shellStarted } from '../site/started'
import { startTestSite, type TestSite } from '../site/startTestSite'
import { expect, test } from '../site/test'
import { CALCULATOR, NOTES, smallTools } from './smallTools'
import { promote, publish } from './team'

/** Where a screen of another remote is. */
const ABOUT = '/about'

const RED = 'rgb(255, 0, 0)'

const VERSION = '9.5.0'
const FOLDER = `/apps/tools/${VERSION}/`

/** A screen whose heading is red by a style sheet of its own, and which notes the color of each first layout. */
const STYLED = `
import { useLayoutEffect, useRef } from 'react'
import './calculator.css'

export default function Screen() {
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const seen: string[] = Reflect.get(window, 'colors') ?? []
    if (title.current) Reflect.set(window, 'colors', [...seen, getComputedStyle(title.current).color])
  }, [])
  return <h1 ref={title} className="red-title" tabIndex={-1}>Calculator</h1>
}
`

/** A screen that cannot be prerendered, so that its page asks for its files ahead. */
const UNRENDERED = `
import './notes.css'

if (typeof document === 'undefined') throw new Error('only for browsers')

export default function Screen() {
  return <h1 className="green-title" tabIndex={-1}>Notes</h1>
}
`

const { files, ...tools } = smallTools(VERSION, STYLED, UNRENDERED)
const styledTools = {
  ...tools,
  files: {
    ...files,
    'remote.ts': (files?.['remote.ts'] ?? '').replace(
      `path: '${CALCULATOR}'`,
      `menu: { group: 'Tools', label: 'Calculator', order: 1 }, path: '${CALCULATOR}'`,
    ),
    'src/calculator/calculator.css': '.red-title { color: rgb(255, 0, 0) }\n',
    'src/notes/notes.css': '.green-title { color: rgb(0, 255, 0) }\n',
  },
}

let site: TestSite
/** Paths of the style sheets of both screens. Names of built files are hashes. */
let calculatorStyles: string
let notesStyles: string

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  site = await startTestSite()
  await promote(site, await publish(site, styledTools))
  calculatorStyles = await styleSheetOf(CALCULATOR)
  notesStyles = await styleSheetOf(NOTES)
})
test.afterAll(() => site.close())

async function styleSheetOf(path: string) {
  const bytes = await site.store.readBuildFile('tools' as AppName, VERSION as AppVersion, MANIFEST)
  if (!bytes) throw new Error('The build is not in the store')
  const build = checkBuiltApp(JSON.parse(Buffer.from(bytes).toString()))
  if (!build.ok || build.value.kind !== 'remote') throw new Error('The build is no remote')
  const file = build.value.screens
    .find((screen) => screen.path === path)
    ?.files.find((name) => name.endsWith('.css'))
  if (file === undefined) throw new Error(`${path} has no style sheet`)
  return FOLDER + file
}

/** The style sheets of the remote that a page fetched, and what its console said. */
function watch(page: Page) {
  const fetched: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(FOLDER) && pathname.endsWith('.css')) fetched.push(pathname)
  })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return { fetched, complaints }
}

/** The color that an element with the screen's class would have anywhere on the page. */
function colorOfClass(page: Page) {
  return page.evaluate(() => {
    const probe = document.createElement('i')
    probe.className = 'red-title'
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
}

/** Notes the color of the screen's heading in each frame in which it is shown. */
function noteFrames(page: Page) {
  return page.evaluate(() => {
    const seen = new Set<string>()
    Reflect.set(window, 'shownColors', seen)
    const note = () => {
      const shown = document.querySelector('.red-title')
      if (shown) seen.add(getComputedStyle(shown).color)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
}

const notedFrames = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(window, 'shownColors') as Set<string>)])
const firstLayouts = (page: Page) => page.evaluate(() => Reflect.get(window, 'colors') as string[])

test('a page has the style sheet of its screen before it is painted, and fetches it once', async ({
  page,
}) => {
  const { fetched, complaints } = watch(page)
  await page.goto(site.url + CALCULATOR)
  await shellStarted(page)
  await expect(heading(page, 'Calculator')).toHaveCSS('color', RED)
  const links = page.locator(`link[rel=stylesheet][href$="${calculatorStyles}"]`)
  await expect(links).toHaveCount(1)
  await expect(links).toHaveAttribute('integrity', /^sha256-/)
  expect(await firstLayouts(page)).toEqual([RED])
  expect(fetched).toEqual([calculatorStyles])
  expect(complaints).toEqual([])
})

test('a page that is not prerendered asks for the style sheet ahead, and fetches it once', async ({
  page,
}) => {
  const { fetched, complaints } = watch(page)
  await page.goto(site.url + NOTES)
  await shellStarted(page)
  await expect(heading(page, 'Notes')).toHaveCSS('color', 'rgb(0, 255, 0)')
  await expect(page.locator(`link[rel=preload][href$="${notesStyles}"]`)).toHaveCount(1)
  await expect(page.locator(`link[rel=stylesheet][href$="${notesStyles}"]`)).toHaveAttribute(
    'integrity',
    /^sha256-/,
  )
  expect(fetched).toEqual([notesStyles])
  expect(complaints).toEqual([])
})

test('a style sheet leaves the page with its screen, and is there in the first frame when the screen comes back', async ({
  page,
}) => {
  const { fetched, complaints } = watch(page)
  await page.goto(site.url + CALCULATOR)
  await shellStarted(page)
  for (const other of [ABOUT, NOTES]) {
    await go(page, other)
    await expect(page.locator('.red-title')).toHaveCount(0)
    expect(await colorOfClass(page)).not.toBe(RED)
    await noteFrames(page)
    await page.goBack()
    await expect(heading(page, 'Calculator')).toBeVisible()
    expect(await notedFrames(page)).toEqual([RED])
  }
  expect([...new Set(await firstLayouts(page))]).toEqual([RED])
  expect(fetched).toEqual([calculatorStyles, notesStyles])
  expect(complaints).toEqual([])
})

test('a style sheet comes with its screen on a page of another remote, with integrity, once, and not while a link is only pointed at', async ({
  page,
}) => {
  const { fetched, complaints } = watch(page)
  await page.goto(site.url + ABOUT)
  await shellStarted(page)
  await openMenu(page, 'Tools')
  const entry = mainMenus(page).getByRole('link', { name: 'Calculator' })
  await entry.hover()
  expect(await colorOfClass(page)).not.toBe(RED)
  await noteFrames(page)
  await entry.click()
  await expect(heading(page, 'Calculator')).toBeVisible()
  expect(await notedFrames(page)).toEqual([RED])
  expect(await firstLayouts(page)).toEqual([RED])
  const links = page.locator(`link[rel=stylesheet][href$="${calculatorStyles}"]`)
  await expect(links).toHaveAttribute('integrity', /^sha256-/)
  expect(fetched).toEqual([calculatorStyles])
  expect(complaints).toEqual([])
})

test('a style sheet with another byte is refused, and the previous build is shown', async ({ page }) => {
  await page.route(`**${calculatorStyles}*`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()} ` })
  })
  await page.goto(site.url + ABOUT)
  await shellStarted(page)
  await go(page, CALCULATOR)
  await expect(heading(page, 'Crypto Calculator')).toBeVisible()
  expect(await colorOfClass(page)).not.toBe(RED)
})

/** Goes there as the site's own links do. */
async function go(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
