import { TAB_KEYS } from '@crossbook/contract'
import { channelName } from '@crossbook/store'
import type { Page } from '@playwright/test'
import { heading } from '../journeys/header'
import type { TestSite } from '../site/startTestSite'
import { CALCULATOR } from './smallTools'
import { acceptMixes, mixOf, promote, publishWith } from './team'
import { expect, test } from './test'

const EVIL = 'https://evil.example/app.json'

/** Texts that an attacker may put in place of a mix's id. */
const IN_PLACE_OF_AN_ID: Record<string, string> = {
  'an address': EVIL,
  'an address without a scheme': '//evil.example/mixes/m0123456789abcdef',
  'a script': 'javascript:alert(1)',
  'a data address': 'data:application/json,{"remotes":[]}',
  'a way up': '../apps/tools/9.4.0/app',
  'an encoded way up': '%2e%2e%2f%2e%2e%2fapps',
  'an id with a way up': 'm0123456789abcdef/../../versions',
  'an id and a line more': 'm0123456789abcdef\nx',
  'the name of a prototype': '__proto__',
  'the name of a property that every object has': 'constructor',
  'a very long id': `m${'0'.repeat(10_000)}`,
  'an id in capitals': 'M0123456789ABCDEF',
  markup: '<img src=x onerror=alert(1)>',
  nothing: '',
}

for (const [what, text] of Object.entries(IN_PLACE_OF_AN_ID))
  test(`a link with ${what} for a mix loads nothing and shows the channel’s release`, async ({
    openAs,
    site,
  }) => {
    const { page } = await openAs('visitor')
    const watch = watchRequests(page, site)
    await page.goto(`${site.url}${CALCULATOR}?mix=${encodeURIComponent(text)}`)
    await expect(page.getByRole('region', { name: 'Versions' }).getByRole('alert')).toContainText(
      'This link has no valid mix id',
    )
    await expect(heading(page, 'Crypto Calculator')).toBeVisible()
    expect(watch.foreign()).toEqual([])
  })

test('a mix of another channel of the same store does not open', async ({ openAs, site }) => {
  const other = { ...site, channel: channelName('elsewhere') }
  const builds = [
    { app: 'host', version: site.page.host.version },
    ...site.page.remotes.map(({ name, version }) => ({ app: name, version })),
  ] as Parameters<typeof promote>[1][]
  await promote(other, ...builds)
  await acceptMixes(other)
  const tools = await publishWith(site, 'tools', '9.4.0', 'Crypto Calculator', 'Foreign calculator')
  const mix = await mixOf(other, { name: 'Foreign' }, tools)

  const { page } = await openAs('visitor')
  await page.goto(`${site.url}${CALCULATOR}?mix=${mix.id}`)
  await expect(heading(page, 'Crypto Calculator')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(`There is no mix ${mix.id} on this channel.`)

  // Also not where a server on the way gives it out.
  const document = await site.store.readMix(other.channel, mix.id)
  await page.route(`**/mixes/${mix.id}.json`, (route) => route.fulfill({ body: document ?? '' }))
  await page.goto(`${site.url}${CALCULATOR}?mix=${mix.id}`)
  await expect(page.getByRole('alert')).toContainText('The mix “Foreign” belongs to the channel elsewhere.')
  await expect(heading(page, 'Crypto Calculator')).toBeVisible()
})

test('a mix document that does not match its id does not open', async ({ openAs, site }) => {
  const tools = await publishWith(site, 'tools', '9.4.0', 'Crypto Calculator', 'Foreign calculator')
  const mix = await mixOf(site, { name: 'Real' }, tools)
  const text = (await site.store.readMix(site.channel, mix.id)) ?? ''
  for (const forged of [
    text.replace('"Real"', '"Forged"'),
    text.replace(/sha256-[^"]{43}=/, `sha256-${'A'.repeat(43)}=`),
    text.slice(0, -1),
    '{"__proto__":{"id":"m"}}',
    '[]',
    '',
  ]) {
    const { page } = await openAs('visitor')
    await page.route(`**/mixes/${mix.id}.json`, (route) => route.fulfill({ body: forged }))
    await page.goto(`${site.url}${CALCULATOR}?mix=${mix.id}`)
    await expect(page.getByRole('alert')).toContainText(`The mix ${mix.id} is damaged`)
    await expect(heading(page, 'Crypto Calculator')).toBeVisible()
    await page.context().close()
  }
})

/** Texts that an attacker may have written into the tab's storage. */
const STORED: Record<string, string> = {
  garbage: '{{{',
  'another kind of value': '"mix"',
  'addresses for versions': JSON.stringify({ tried: [['tools', EVIL]] }),
  'ways up for apps': JSON.stringify({ tried: [['../tools', '9.4.0']] }),
  'names of prototypes': JSON.stringify({ mix: '__proto__', tried: [['__proto__', '9.4.0']] }),
  'an object for the list': '{"tried":{"tools":"9.4.0","__proto__":{"tools":"9.4.0"}}}',
}

for (const [what, stored] of Object.entries(STORED))
  test(`a tab whose storage holds ${what} shows the channel’s release`, async ({ openAs, site }) => {
    const { page } = await openAs('visitor')
    const watch = watchRequests(page, site)
    await page.addInitScript(([key, text]) => sessionStorage.setItem(key, text), [
      TAB_KEYS.choice,
      stored,
    ] as const)
    await page.goto(site.url + CALCULATOR)
    await expect(heading(page, 'Crypto Calculator')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Versions' })).toBeVisible()
    expect(watch.foreign()).toEqual([])
  })

test('a tab that remembers unpublished versions shows a message', async ({ openAs, site }) => {
  const { page } = await openAs('visitor')
  const watch = watchRequests(page, site)
  const tried = [
    ['tools', '6.6.6'],
    ['constructor', '1.0.0'],
  ]
  await page.addInitScript(([key, text]) => sessionStorage.setItem(key, text), [
    TAB_KEYS.choice,
    JSON.stringify({ tried }),
  ] as const)
  await page.goto(site.url + CALCULATOR)
  await expect(page.getByRole('alert')).toHaveText(
    'tools 6.6.6 is not on this site, which serves only the builds of its channel and mixes. constructor 1.0.0 is not on this site, which serves only the builds of its channel and mixes. You see what the channel shows.',
  )
  await expect(heading(page, 'Crypto Calculator')).toBeVisible()
  expect(watch.foreign()).toEqual([])
})

/** Watches for scripts that the page's release does not name, other sites, mixes, and dialogs. */
function watchRequests(page: Page, site: TestSite) {
  const foreign: string[] = []
  page.on('dialog', (dialog) => {
    foreign.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    const isNamed = !pathname.endsWith('.js') || Object.hasOwn(site.page.integrity, pathname)
    if (origin !== site.url || !isNamed || pathname.startsWith('/mixes/')) foreign.push(request.url())
  })
  return { foreign: () => foreign }
}
