import { PAGE_MARKUP, type AppName, type AppVersion } from '@crossbook/contract'
import { hostBuild, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { sampleRelease, SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import {
  BOOT_WATCHDOG,
  INLINE_SCRIPT_HASHES,
  integrityOf,
  NOT_STARTED_STYLES,
  PRELOAD_SCRIPT,
  START_SCRIPT,
} from '@crossbook/web-files'
import { pageHtml } from './pageHtml'
import { releaseDocument, wholeDocument } from '../release-document/releaseDocument'
import { releaseBeforeRoute, siteRoutes } from './siteRoutes'

afterEach(() => jest.restoreAllMocks())

const PARTS = { siteCss: 'body{}' }

type Visitor = 'visitor' | 'trader' | 'session' | 'blocked'

/** A stored session that has not expired. */
const SIGNED_IN = JSON.stringify({ expires_at: Number.MAX_SAFE_INTEGER })

/** Opens the page of a path as a browser would: for a user without a session, with one, with an expired one, or with blocked storage. */
function open(
  path: string | undefined,
  who: Visitor = 'visitor',
  release = sampleRelease(),
  config = SITE_CONFIG,
) {
  const route = siteRoutes(release).find((candidate) => candidate.path === path)
  if (!route) throw new Error(`no route ${String(path)}`)
  const page = new DOMParser().parseFromString(pageHtml(release, config, PARTS)(route), 'text/html')
  document.replaceChild(document.importNode(page.documentElement, true), document.documentElement)

  localStorage.clear()
  if (who === 'session') localStorage.setItem(PAGE_MARKUP.sessionKey, '{}')
  if (who === 'trader') localStorage.setItem(PAGE_MARKUP.sessionKey, SIGNED_IN)
  const storage = jest.spyOn(window, 'localStorage', 'get')
  if (who === 'blocked')
    storage.mockImplementation(() => {
      throw new Error('storage is blocked')
    })
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  for (const script of [START_SCRIPT, PRELOAD_SCRIPT]) window.eval(script)
  hidden.mockRestore()
  storage.mockRestore()
  return document
}

const preloads = (page: Document) =>
  [...page.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')].map((link) =>
    link.getAttribute('href'),
  )

const WALLET = '/apps/wallet/1.0.0'
const HOST_FILES = '/apps/host/1.0.0'

describe('where a page’s scripts may come from', () => {
  const policyOf = (release = sampleRelease(), config = SITE_CONFIG) =>
    open('/wallet/open', 'visitor', release, config)
      .querySelector('meta[http-equiv="Content-Security-Policy"]')
      ?.getAttribute('content')
  const inline = `script-src ${INLINE_SCRIPT_HASHES.map((hash) => `'${hash}'`).join(' ')}`
  const styles = `; style-src 'self' '${integrityOf('')}' '${integrityOf(PARTS.siteCss)}' '${integrityOf(NOT_STARTED_STYLES)}'`

  it('is the builds of its release and those that it falls back on, and of scripts in it those of all pages', () => {
    const build = (version: string) => ({ version: version as AppVersion, manifest: '' })
    const wallet = 'wallet' as AppName
    const release = sampleRelease({
      previous: { [wallet]: build('0.9.0') },
      earlier: { [wallet]: [build('0.8.0')] },
    })
    expect(policyOf(release)).toBe(
      `${inline} *:*${HOST_FILES}/ *:*${WALLET}/ *:*/apps/wallet/0.9.0/ *:*/apps/wallet/0.8.0/${styles}`,
    )
  })

  it('is the site’s served files, if mixes or developers add more later', () => {
    expect(policyOf(undefined, { ...SITE_CONFIG, acceptsMixes: true })).toBe(`${inline} *:*/apps/${styles}`)
    const underDevelopment = ['wallet' as AppName]
    expect(policyOf(undefined, { ...SITE_CONFIG, underDevelopment })).toBe(`${inline} *:*/apps/${styles}`)
  })

  it('comes before every script of the page', () => {
    const html = pageHtml(sampleRelease(), SITE_CONFIG, PARTS)(siteRoutes(sampleRelease())[0] as never)
    expect(html.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(html.indexOf('<script'))
  })
})

describe('the HTML of a page', () => {
  it('has the title of its page, the tagline on the landing page, and a message for the 404', () => {
    const screens = [{ ...remoteBuild().app.screens[1], path: '/', title: 'Trade & earn' }]
    const landing = sampleRelease({ remotes: [remoteBuild({ screens } as never).app] })
    expect(open('/', 'visitor', landing).title).toBe('Crossbook · Trade & earn')
    expect(open('/wallet/open').title).toBe('Open · Crossbook')
    expect(open(undefined).title).toBe('Page not found · Crossbook')
  })

  it('has language, description, viewport, an empty root and a message without JavaScript', () => {
    const page = open('/wallet/open')
    expect(page.documentElement.lang).toBe('en')
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      'Prices & "more" <now>',
    )
    expect(page.querySelector('meta[name=viewport]')?.getAttribute('content')).toContain('width=device-width')
    expect(page.getElementById(PAGE_MARKUP.rootId)?.childNodes).toHaveLength(0)
    expect(page.querySelector('noscript')?.textContent).toContain('JavaScript')
  })

  it('links to the web manifest, and has a link preview where crawlers may read it [SHL-63]', () => {
    const properties = (page: Document) =>
      [...page.querySelectorAll('meta[property]')].map((each) => each.getAttribute('property'))
    const release = sampleRelease()
    const page = open('/wallet/open', 'visitor', release)
    expect(page.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/site.webmanifest')
    expect(properties(page)).toEqual(['og:site_name', 'og:type', 'og:title', 'og:description'])
    expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe('Open · Crossbook')
    expect(properties(open(undefined, 'visitor', release))).toEqual([])
  })

  it('names itself and a picture where its site’s address is known, by whole addresses [SHL-63]', () => {
    const release = sampleRelease()
    const write = pageHtml(release, SITE_CONFIG, { ...PARTS, origin: 'https://crossbook.example' })
    const metaOf = (path: string | undefined) => {
      const route = siteRoutes(release).find((each) => each.path === path)
      if (!route) throw new Error(`no route ${String(path)}`)
      const page = new DOMParser().parseFromString(write(route), 'text/html')
      return (name: string) =>
        page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
    }
    const meta = metaOf('/wallet/open')
    expect(meta('og:url')).toBe('https://crossbook.example/wallet/open')
    expect(meta('og:image')).toBe('https://crossbook.example/share.png')
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(metaOf(undefined)('og:image')).toBeUndefined()
  })

  it('inlines the page document so that nothing in it can end the script element', () => {
    const hostile = { authUrl: '/auth/v1', authKey: '</script><script>alert(1)</script>\u2028<!--' }
    const page = open('/wallet/open', 'visitor', sampleRelease(), hostile)
    const text = page.getElementById(PAGE_MARKUP.pageDocumentId)?.textContent ?? ''
    expect(text).not.toMatch(/[<\u2028]/)
    expect(JSON.parse(text)).toMatchObject({ release: sampleRelease().id, config: hostile })
    expect(page.querySelectorAll('script:not([type])')).toHaveLength(4)
  })

  it('names the integrity of every script, style sheet and preload of a script', () => {
    const page = open('/wallet/home', 'session')
    const links = page.querySelectorAll('script[src], link[rel=stylesheet], link[rel=preload][as=script]')
    expect(links.length).toBeGreaterThan(4)
    for (const link of links) {
      expect(link.getAttribute('integrity')).toMatch(/^sha256-/)
      expect(link.hasAttribute('crossorigin')).toBe(true)
    }
    expect(page.querySelector('script[src]')?.getAttribute('integrity')).toBe(
      hostBuild().app.files['main.js']?.integrity,
    )
  })

  it('has three inline scripts, whose hashes the policy can name', () => {
    const inline = [...open('/wallet/open').querySelectorAll('script:not([type]):not([src])')].map(
      (script) => script.textContent,
    )
    expect(inline).toEqual([START_SCRIPT, PRELOAD_SCRIPT, BOOT_WATCHDOG])
    for (const script of inline) expect(INLINE_SCRIPT_HASHES).toContain(integrityOf(script))
  })
})

describe('the early requests of a page', () => {
  const main = `${HOST_FILES}/main.js`
  const client = `${HOST_FILES}/session.js`
  const screen = ['remoteEntry.js', 'open.js'].map((file) => `${WALLET}/${file}`)
  const home = ['remoteEntry.js', 'frame.js', 'home.js'].map((file) => `${WALLET}/${file}`)

  it('for a public page: the host, the remote and the screen', () => {
    for (const who of ['visitor', 'trader', 'blocked'] as const)
      expect([who, preloads(open('/wallet/open', who)).sort()]).toEqual([who, [main, ...screen].sort()])
  })

  it('for a protected page: sign-in for visitors, the screen with its frame for those with a stored session', () => {
    for (const who of ['visitor', 'blocked'] as const)
      expect([who, preloads(open('/wallet/home', who)).sort()]).toEqual([
        who,
        [main, `${HOST_FILES}/login.js`].sort(),
      ])
    expect(preloads(open('/wallet/home', 'trader')).sort()).toEqual([main, ...home].sort())
  })

  it('for sign-in and create-account: their own files, and the session client is left to their forms', () => {
    expect(preloads(open('/login')).sort()).toEqual([`${HOST_FILES}/login.js`, main])
    expect(preloads(open('/register')).sort()).toEqual([main, `${HOST_FILES}/register.js`])
  })

  it('for everybody whose session has expired: the session client as well, which restores it', () => {
    expect(preloads(open('/wallet/home', 'session')).sort()).toEqual([main, client, ...home].sort())
    expect(preloads(open('/login', 'session'))).toContain(client)
    expect(preloads(open(undefined, 'session')).sort()).toEqual([main, client].sort())
    expect(preloads(open(undefined))).toEqual([main])
  })

  it('for every page: the release document', () => {
    const release = sampleRelease()
    expect(open('/wallet/open').querySelector('link[rel=preload][as=fetch]')?.getAttribute('href')).toBe(
      releaseDocument(release).url,
    )
  })

  it('contain no file twice', () => {
    const host = hostBuild({
      screens: [{ ...hostBuild().app.screens[0], files: ['main.js', 'login.js'] }] as never,
    }).app
    const files = preloads(open('/login', 'visitor', sampleRelease({ host })))
    expect(files.filter((file) => file === main)).toHaveLength(1)
  })
})

it('shows the previous release at the address of the opened page, and only at an address of the site', () => {
  const release = sampleRelease()
  const text = pageHtml(release, SITE_CONFIG, PARTS)(releaseBeforeRoute(release))
  const page = new DOMParser().parseFromString(text, 'text/html')
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  const scripts = [...page.querySelectorAll('script:not([type]):not([src])')].map(
    ({ textContent }) => textContent,
  )
  for (const script of scripts) expect(INLINE_SCRIPT_HASHES).toContain(integrityOf(script))
  for (const [opened, shown] of [
    ['#/wallet/open?coin=BTC', '/wallet/open?coin=BTC'],
    ['#//elsewhere.example/', '/'],
    ['#/\\elsewhere.example/', '/'],
    ['#javascript:alert(1)', '/'],
    ['', '/'],
  ] as const) {
    history.replaceState(null, '', `/release-before${opened}`)
    window.eval(scripts[0] ?? '')
    expect(location.pathname + location.search).toBe(shown)
  }
})

it('has a page for every screen of every remote, the host, and unknown paths', () => {
  const remotes = [remoteBuild().app, remoteBuild({ name: 'earn' as AppName }).app]
  expect(siteRoutes(sampleRelease({ remotes })).map(({ path }) => path)).toEqual([
    '/earn/home',
    '/earn/open',
    '/wallet/home',
    '/wallet/open',
    '/login',
    '/register',
    undefined,
  ])
})

it.each([PAGE_MARKUP.version + 1, PAGE_MARKUP.version - 1])(
  'writes no pages for a host that speaks markup %d',
  (markup) => {
    const release = sampleRelease({ host: hostBuild({ version: '9.0.0' as AppVersion, markup }).app })
    expect(() => pageHtml(release, SITE_CONFIG, { siteCss: '' })).toThrow(
      `Host 9.0.0 uses page markup ${markup}, and pages are written here in markup ${PAGE_MARKUP.version} alone; use a checkout that writes it.`,
    )
  },
)

it('a release that shows remotes beyond their ranges is marked in its pages, and no other release is', () => {
  const document = (react: string) => {
    const host = hostBuild({ provides: { react, 'styled-components': '6.6.0' } }).app
    return wholeDocument(sampleRelease({ host }), SITE_CONFIG)
  }
  expect(document('20.0.0').beyondRanges).toEqual([
    'wallet 1.0.0 needs react ^19.3.1, the host provides 20.0.0',
  ])
  expect(document('19.4.0').beyondRanges).toBeUndefined()
})
