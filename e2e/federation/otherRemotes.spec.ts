import type { Page } from '@playwright/test'
import { type AppName, type AppVersion, fileUrl } from '@crossbook/contract'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { readBuild } from '@crossbook/releases'
import { watchViolations } from '@crossbook/verification'
import { heading, mainMenus, openMenu } from '../journeys/header'
import { started } from '../site/started'
import { startTestSite, type TestSite } from '../site/startTestSite'
import { expect, test } from '../site/test'
import type { ForeignApp } from './foreignApp'
import { type Bundler, INSIGHTS, insightsApp, versionFiles } from './insights'

const RED = 'rgb(255, 0, 0)'

/** The team's release commands, run in its own repository. */
function teamOf(app: ForeignApp, site: TestSite) {
  const command = releaseCommand({ root: app.folder })
  return async (...parameters: string[]) => {
    const { code, out, err } = await command(...parameters, '--store', site.folder)
    if (code !== 0) throw new Error(`${parameters.join(' ')}: ${err}`)
    return out
  }
}

for (const bundler of ['webpack', 'Rspack', 'Vite'] as const) {
  test.describe(`a remote built with ${bundler} and its own federation plugin`, () => {
    describeRemote(bundler)
  })
}

function describeRemote(bundler: Bundler) {
  test.describe.configure({ mode: 'serial' })

  let site: TestSite
  let app: ForeignApp
  let run: ReturnType<typeof teamOf>
  test.beforeAll(async () => {
    site = await startTestSite()
    app = await insightsApp(bundler)
    run = teamOf(app, site)
  })
  test.afterAll(async () => {
    await site.close()
    await app.remove()
  })

  /** Builds the files of a version and publishes them as the docs say; gives the version's whole name. */
  async function publish(version: string) {
    await app.write(versionFiles(version))
    await app.build()
    await run('describe', 'dist')
    const out = await run('publish', 'insights', '--from', 'dist')
    const name = /promote <channel> (?<build>insights@\S+)/.exec(out)?.groups?.['build']
    if (name === undefined) throw new Error(out)
    return name
  }
  const promote = async (build: string) => {
    expect(await run('check', site.channel, build)).toContain('All checks passed')
    await run('promote', site.channel, build)
  }

  test('is published, checked, promoted and shown, each of its files with its integrity', async ({
    page,
  }) => {
    await promote(await publish('1.0.0'))
    const violations = await watchViolations(page)
    const complaints = watchErrors(page)
    const requested = watchFiles(page)
    await watchIntegrity(page)
    await page.goto(`${site.url}/about`)
    await started(page)
    await openMenu(page, 'Features')
    await mainMenus(page).getByRole('link', { name: 'Insights' }).click()
    await expect(heading(page, 'Insights 1.0.0')).toHaveCSS('color', RED)
    await page.getByRole('button', { name: 'Details' }).click()
    await expect(page.getByText('All the details')).toBeVisible()
    expect(await withoutIntegrity(page, requested)).toEqual([])
    expect([...new Set(requested)]).toEqual(requested)
    expect(complaints).toEqual([])
    expect(violations).toEqual([])

    await page.goto(site.url + INSIGHTS)
    await expect(heading(page, 'Insights 1.0.0')).toHaveCSS('color', RED)
    expect(complaints).toEqual([])
  })

  test('is refused with a changed byte, and its previous build is shown', async ({ browser, page }) => {
    const build = await publish('1.1.0')
    await promote(build)
    await page.goto(site.url + INSIGHTS)
    await expect(heading(page, 'Insights 1.1.0')).toBeVisible()

    for (const file of await scriptsOf(site, build)) {
      const context = await browser.newContext()
      const visit = await context.newPage()
      await visit.route(`**${file}*`, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: `${await response.text()} ` })
      })
      await visit.goto(site.url + INSIGHTS)
      await expect(heading(visit, 'Insights 1.0.0')).toBeVisible()
      await context.close()
    }
  })

  test('is rolled back and removed like ours', async ({ page }) => {
    await run('rollback', site.channel, 'insights')
    await page.goto(site.url + INSIGHTS)
    await expect(heading(page, 'Insights 1.0.0')).toBeVisible()
    await run('remove', site.channel, 'insights')
    await page.goto(site.url + INSIGHTS)
    await expect(heading(page, 'Oops! Page not found')).toBeVisible()
  })
}

/** Paths of the scripts that a build's pages load. */
async function scriptsOf({ store }: TestSite, named: string) {
  const [app, version] = named.split('@') as [AppName, AppVersion]
  const build = await readBuild(store, app, version)
  if (build?.kind !== 'remote') throw new Error(`${named} is not published`)
  const files = [
    build.entry,
    ...(build.container?.files ?? []),
    ...build.screens.flatMap((screen) => screen.files),
  ]
  return files.filter((file) => file.endsWith('.js')).map((file) => fileUrl(app, version, file))
}

function watchErrors(page: Page) {
  const errors: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text())
  })
  return errors
}

/** Addresses of the remote's files that a page fetched. */
function watchFiles(page: Page) {
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/apps/insights/')) files.push(pathname)
  })
  return files
}

/** Notes the files of scripts and links with an integrity, also of elements that are gone once they have loaded. */
function watchIntegrity(page: Page) {
  return page.addInitScript(() => {
    const pinned: string[] = []
    Object.assign(window, { pinned })
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement && node.integrity) pinned.push(new URL(node.src).pathname)
        if (node instanceof HTMLLinkElement && node.integrity) pinned.push(new URL(node.href).pathname)
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Those of these files that no element with an integrity has fetched. */
function withoutIntegrity(page: Page, files: readonly string[]) {
  return page.evaluate((fetched) => {
    const { pinned } = window as unknown as { pinned: readonly string[] }
    return fetched.filter((file) => !pinned.includes(file))
  }, files)
}
