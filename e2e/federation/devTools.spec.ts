import type { Page } from '@playwright/test'
import { containerName, HOST } from '@crossbook/contract'
import { heading } from '../journeys/header'
import { acceptMixes } from '../releases/team'
import { startTestSite, type TestSite } from '../site/startTestSite'
import { expect, test } from '../site/test'

const OTHER_MANIFEST = 'https://elsewhere.example/mf-manifest.json'

let site: TestSite
test.beforeAll(async () => {
  site = await startTestSite()
  await acceptMixes(site)
})
test.afterAll(() => site.close())

/** A module as the DevTools read it. */
interface ModuleInfo {
  version: string
  remoteEntry: string
  remotesInfo?: Readonly<Record<string, { matchedVersion: string }>>
}

/** Reads the modules of a page, as the DevTools do. */
function moduleInfo(page: Page): Promise<Readonly<Record<string, ModuleInfo>>> {
  return page.evaluate(() => {
    const { __FEDERATION__: federation } = window as unknown as {
      __FEDERATION__: { moduleInfo: Readonly<Record<string, ModuleInfo>> }
    }
    return federation.moduleInfo
  })
}

/** Overrides an entry as the DevTools do: their plugin is on the page before the runtime, and reads the override from storage. */
function override(page: Page, remote: string) {
  return page.addInitScript(
    ([name, address]) => {
      localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ overrides: { [name]: address } }))
      const plugin = {
        name: 'mf-chrome-devtools-override-remotes-plugin',
        beforeRegisterRemote(args: { remote: { name: string; entry?: string; version?: string } }) {
          const { overrides } = JSON.parse(localStorage.getItem('__MF_DEVTOOLS__') ?? '{}') as {
            overrides: Readonly<Record<string, string>>
          }
          const entry = overrides[args.remote.name]
          if (entry === undefined) return args
          delete args.remote.version
          args.remote.entry = entry
          return args
        },
      }
      Object.assign(window, { __FEDERATION__: { __GLOBAL_PLUGIN__: [plugin], moduleInfo: {} } })
    },
    [remote, OTHER_MANIFEST] as const,
  )
}

test('DevTools list the host and every remote of a channel that accepts mixes, with their versions', async ({
  page,
}) => {
  const { host, remotes } = site.page
  await page.goto(`${site.url}/terms`)
  await expect(heading(page, 'Terms of Service')).toBeVisible()
  const listed = await moduleInfo(page)
  const ofHost = listed[containerName(HOST, host.version)]
  expect(remotes.map(({ name }) => name).sort()).toEqual(['earn', 'marketing', 'tools', 'trading', 'wallet'])
  expect(ofHost?.version).toBe(host.version)
  expect(ofHost?.remotesInfo).toEqual(
    Object.fromEntries(
      remotes.map(({ name, version }) => [containerName(name, version), { matchedVersion: version }]),
    ),
  )
  for (const { name, version, entry } of remotes)
    expect(listed[`${containerName(name, version)}:${version}`]).toMatchObject({
      version,
      remoteEntry: `${site.url}/apps/${name}/${version}/${entry}`,
    })
})

test('an override made in DevTools is refused in a sentence, and the page shows the build of its release', async ({
  page,
}) => {
  const marketing = site.page.remotes.find(({ name }) => name === 'marketing')
  if (!marketing) throw new Error('The site has no marketing')
  const remote = containerName('marketing', marketing.version)
  await override(page, remote)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes(`the override of ${remote} is refused`),
  )
  await page.goto(`${site.url}/terms`)
  await refused
  await expect(heading(page, 'Terms of Service')).toBeVisible()
  await expect.poll(() => requested.some((url) => url.includes(`/${marketing.entry}`))).toBe(true)
  expect(requested.filter((url) => url.startsWith('https://elsewhere.example'))).toEqual([])
})
