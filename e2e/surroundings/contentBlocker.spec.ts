import {
  fileUrl,
  REPORTS_URL,
  RESERVED_PATHS,
  SHOWN_RELEASE_URL,
  VERSIONS_URL,
  PRERENDERS_URL,
} from '@crossbook/contract'
import { isServed, RETIRED_WORKERS, SITE_FILES } from '@crossbook/web-files'
import { heading } from '../journeys/header'
import { publicRoutes } from '../site/routes'
import { appsUnderTest } from '../site/siteFolder'
import { started } from '../site/started'
import { expect, test } from '../site/test'
import { blockerEngine, blockingRule, contentBlocker } from './contentBlocker'

/** Any host: the rules for paths are those of all sites. */
const SITE = 'https://crossbook.example'

/** The request types of files, by their endings. */
const TYPES = {
  css: 'stylesheet',
  js: 'script',
  json: 'xhr',
  jpg: 'image',
  png: 'image',
  svg: 'image',
  webp: 'image',
  woff2: 'font',
} as const

/** Addresses of the session service. */
const AUTH = ['token?grant_type=password', 'signup', 'user', 'recover', 'verify', 'logout?scope=global']

/** Names of built files that are tried: none of them may be blocked by accident. */
const HASHES = 20_000

const typeOf = (file: string) =>
  Object.entries(TYPES).find(([ending]) => file.endsWith(`.${ending}`))?.[1] ?? 'other'

/** The addresses that are blocked, each with its rule. */
function blocked(addresses: readonly (readonly [path: string, type: Parameters<typeof blockingRule>[1]])[]) {
  return addresses.flatMap(([path, type]) => {
    const rule = blockingRule(SITE + path, type)
    return rule === undefined ? [] : [`${path} (${type}): ${rule}`]
  })
}

test('the lists block files and folders with names of ads and statistics', () => {
  const names = ['heatmap.js', 'ads/a.js']
  expect(blocked(names.map((name) => [`/apps/tools/1.0.0/${name}`, 'script'] as const))).toHaveLength(2)
})

test('no file of a build, page or address of the site is on EasyList or EasyPrivacy', async ({ site }) => {
  const apps = await appsUnderTest()
  const files = apps.flatMap(({ name, version, files }) =>
    Object.keys(files)
      .filter(isServed)
      .map((file) => [fileUrl(name, version, file), typeOf(file)] as const),
  )
  const pages = apps.flatMap(({ screens }) => screens.map(({ path }) => [path, 'document'] as const))
  const { pathname } = new URL(SHOWN_RELEASE_URL, SITE)
  const fetched = [pathname, VERSIONS_URL, `${PRERENDERS_URL}/0123456789abcdef/release.json`]
  const siteFiles = SITE_FILES.filter((file) => !RETIRED_WORKERS.includes(file))
  expect(files.length).toBeGreaterThan(50)
  expect(
    blocked([
      ...files,
      ...pages,
      ...fetched.map((path) => [path, 'xhr'] as const),
      ...RESERVED_PATHS.map((path) => [path, 'document'] as const),
      ...siteFiles.map((file) => [`/${file}`, typeOf(file)] as const),
      ...AUTH.map((path) => [`${site.page.config.authUrl}/${path}`, 'xhr'] as const),
      [REPORTS_URL, 'ping'],
    ]),
  ).toEqual([])
})

test('no hash makes a name of a file that is on EasyList or EasyPrivacy', () => {
  let seed = 1
  const digit = () => (seed = (seed * 48_271) % 2_147_483_647) % 16
  const names = Array.from({ length: HASHES }, () =>
    Array.from({ length: 16 }, () => digit().toString(16)).join(''),
  )
  const types = [
    ['js', 'script'],
    ['css', 'stylesheet'],
    ['svg', 'image'],
  ] as const
  expect(
    blocked(
      names.map((name, index) => {
        const [ending, type] = types[index % types.length] ?? types[0]
        return [`/apps/tools/0.1.0/${name}.${ending}`, type] as const
      }),
    ),
  ).toEqual([])
})

test('no part of a page has a class or an id that the lists hide', async ({ page, site }) => {
  test.slow()
  for (const { path } of publicRoutes(site.page)) {
    await page.goto(path)
    await started(page)
    const found = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('body *')]
      return {
        classes: [...new Set(elements.flatMap(({ classList }) => [...classList]))],
        ids: elements.flatMap(({ id }) => (id === '' ? [] : [id])),
        hrefs: elements.flatMap((element) => element.getAttribute('href') ?? []),
      }
    })
    const { styles } = blockerEngine().getCosmeticsFilters({
      url: SITE + path,
      hostname: new URL(SITE).hostname,
      domain: new URL(SITE).hostname,
      ...found,
      getBaseRules: false,
    })
    const hidden = await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      return [...sheet.cssRules]
        .flatMap((rule) =>
          rule instanceof CSSStyleRule ? [...document.querySelectorAll(rule.selectorText)] : [],
        )
        .map((element) => element.outerHTML.slice(0, 200))
    }, styles)
    expect(hidden, path).toEqual([])
  }
})

test('every page of a remote opens with a content blocker, and nothing of it is a fault', async ({
  page,
  context,
  site,
}) => {
  test.slow()
  await contentBlocker.install(context)
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  for (const { path } of publicRoutes(site.page).filter((route) => route.path.startsWith('/tools/'))) {
    await page.goto(path)
    await started(page)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible()
  }
  await page.goto('/tools/heatmap')
  await expect(heading(page, 'Market Heatmap')).toBeVisible()
  await expect(page.getByRole('button', { name: /^BTC/ }).first()).toBeVisible()
  expect(faults).toEqual([])
})
