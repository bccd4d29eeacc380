import { markupOf, PAGE_MARKUP, type AppName, type AppVersion } from '@crossbook/contract'
import { hostBuild, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { sampleRelease, SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import { INLINE_SCRIPT_HASHES, inlineScriptHashes, integrityOf, preloadScript } from '@crossbook/web-files'
import { pageHtml } from './pageHtml'
import { releaseDocument } from '../release-document/releaseDocument'
import { releaseBeforeRoute, siteRoutes } from './siteRoutes'

beforeAll(() => Object.assign(performance, { getEntriesByType: () => [] }))
afterEach(() => jest.restoreAllMocks())
afterAll(() => Reflect.deleteProperty(performance, 'getEntriesByType'))

const PARTS = { siteCss: 'body{}' }

type Visitor = 'visitor' | 'trader' | 'session' | 'blocked'

/** What is stored of a session that has not expired. */
const SIGNED_IN = JSON.stringify({ expires_at: Number.MAX_SAFE_INTEGER })

/** The page of a path, opened as a browser would: by somebody without a session, with one, with one that has expired, or with storage blocked. */
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
  for (const script of document.querySelectorAll('script:not([type]):not([src])'))
    window.eval(script.textContent)
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
  const known = inlineScriptHashes(markupOf(hostBuild().app) ?? PAGE_MARKUP)
  const inline = `script-src ${known.map((hash) => `'${hash}'`).join(' ')}`
  const styles = `; style-src 'self' '${integrityOf('')}'`

  it('is the builds of its release and those that it falls back on, and of scripts in it those of its markup', () => {
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

  it('is what the site serves, where mixes or developers bring more later', () => {
    expect(policyOf(undefined, { ...SITE_CONFIG, acceptsMixes: true })).toBe(`${inline} *:*/apps/${styles}`)
    const underDevelopment = ['wallet' as AppName]
    expect(policyOf(undefined, { ...SITE_CONFIG, underDevelopment })).toBe(`${inline} *:*/apps/${styles}`)
  })

  it('stands before every script of the page', () => {
    const html = pageHtml(sampleRelease(), SITE_CONFIG, PARTS)(siteRoutes(sampleRelease())[0] as never)
    expect(html.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(html.indexOf('<script'))
  })
})

describe('what a page says', () => {
  it('has the title of its page, the tagline on the landing page, and words for the 404', () => {
    const screens = [{ ...remoteBuild().app.screens[1], path: '/', title: 'Trade & earn' }]
    const landing = sampleRelease({ remotes: [remoteBuild({ screens } as never).app] })
    expect(open('/', 'visitor', landing).title).toBe('Crossbook · Trade & earn')
    expect(open('/wallet/open').title).toBe('Open · Crossbook')
    expect(open(undefined).title).toBe('Page not found · Crossbook')
  })

  it('has language, description, viewport, an empty root and words for those without JavaScript', () => {
    const page = open('/wallet/open')
    expect(page.documentElement.lang).toBe('en')
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      'Prices & "more" <now>',
    )
    expect(page.querySelector('meta[name=viewport]')?.getAttribute('content')).toContain('width=device-width')
    expect(page.getElementById(PAGE_MARKUP.rootId)?.childNodes).toHaveLength(0)
    expect(page.querySelector('noscript')?.textContent).toContain('JavaScript')
  })

  it('leads to the web manifest, and says what a link to it shows elsewhere where crawlers may read it [SHL-63]', () => {
    const said = (page: Document) =>
      [...page.querySelectorAll('meta[property]')].map((each) => each.getAttribute('property'))
    const release = sampleRelease({ host: hostBuild({ markup: PAGE_MARKUP.version }).app })
    const page = open('/wallet/open', 'visitor', release)
    expect(page.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/site.webmanifest')
    expect(said(page)).toEqual(['og:site_name', 'og:type', 'og:title', 'og:description'])
    expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe('Open · Crossbook')
    expect(said(open(undefined, 'visitor', release))).toEqual([])
  })

  it('names itself and a picture where its site’s address is known, by whole addresses [SHL-63]', () => {
    const release = sampleRelease({ host: hostBuild({ markup: PAGE_MARKUP.version }).app })
    const write = pageHtml(release, SITE_CONFIG, { ...PARTS, origin: 'https://crossbook.example' })
    const saidOf = (path: string | undefined) => {
      const route = siteRoutes(release).find((each) => each.path === path)
      if (!route) throw new Error(`no route ${String(path)}`)
      const page = new DOMParser().parseFromString(write(route), 'text/html')
      return (name: string) =>
        page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
    }
    const said = saidOf('/wallet/open')
    expect(said('og:url')).toBe('https://crossbook.example/wallet/open')
    expect(said('og:image')).toBe('https://crossbook.example/share.png')
    expect([said('og:image:width'), said('og:image:height')]).toEqual(['1200', '630'])
    expect(said('twitter:card')).toBe('summary_large_image')
    expect(saidOf(undefined)('og:image')).toBeUndefined()
    const before = sampleRelease({ host: hostBuild({ markup: 5 }).app })
    const [route] = siteRoutes(before)
    expect(
      route && pageHtml(before, SITE_CONFIG, { ...PARTS, origin: 'https://crossbook.example' })(route),
    ).not.toContain('og:')
  })

  it('inlines the page document so that nothing in it can end the script element', () => {
    const hostile = { authUrl: '/auth/v1', authKey: '</script><script>alert(1)</script>\u2028<!--' }
    const page = open('/wallet/open', 'visitor', sampleRelease(), hostile)
    const text = page.getElementById(PAGE_MARKUP.pageDocumentId)?.textContent ?? ''
    expect(text).not.toMatch(/[<\u2028]/)
    expect(JSON.parse(text)).toMatchObject({ release: sampleRelease().id, config: hostile })
    expect(page.querySelectorAll('script:not([type])')).toHaveLength(2)
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

  it('holds one inline script, whose hash the policy can name', () => {
    const inline = [...open('/wallet/open').querySelectorAll('script:not([type]):not([src])')].map(
      (script) => script.textContent,
    )
    const script = preloadScript(markupOf(hostBuild().app) ?? PAGE_MARKUP)
    expect(inline).toEqual([script])
    expect(INLINE_SCRIPT_HASHES).toContain(integrityOf(script))
  })
})

describe('what a page fetches early', () => {
  it('for a public page: the remote and the screen, and the session client only with a stored session', () => {
    const own = [`${WALLET}/remoteEntry.js`, `${WALLET}/open.js`]
    expect(preloads(open('/wallet/open'))).toEqual(own)
    expect(preloads(open('/wallet/open', 'blocked'))).toEqual(own)
    expect(preloads(open('/wallet/open', 'session')).sort()).toEqual(
      [`${HOST_FILES}/session.js`, ...own].sort(),
    )
  })

  it('for a protected page: sign-in for visitors, the screen with its frame for those with a stored session', () => {
    const signIn = [`${HOST_FILES}/login.js`, `${HOST_FILES}/session.js`]
    expect(preloads(open('/wallet/home'))).toEqual(signIn)
    expect(preloads(open('/wallet/home', 'blocked'))).toEqual(signIn)
    expect(preloads(open('/wallet/home', 'session'))).toEqual([
      `${HOST_FILES}/session.js`,
      `${WALLET}/remoteEntry.js`,
      `${WALLET}/frame.js`,
      `${WALLET}/home.js`,
    ])
  })

  it('for sign-in and create-account: their own files and the session client', () => {
    expect(preloads(open('/login'))).toEqual([`${HOST_FILES}/login.js`, `${HOST_FILES}/session.js`])
    expect(preloads(open('/register'))).toEqual([`${HOST_FILES}/register.js`, `${HOST_FILES}/session.js`])
  })

  it('for sign-in and create-account since markup 10: their own files, and the session client of those whose session has to be restored', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const release = sampleRelease({ host: hostBuild({ markup: PAGE_MARKUP.version }).app })
    const own = [`${HOST_FILES}/main.js`, `${HOST_FILES}/login.js`]
    expect(preloads(open('/login', 'visitor', release))).toEqual(own)
    expect(preloads(open('/wallet/home', 'visitor', release))).toEqual(own)
    expect(preloads(open('/login', 'session', release))).toEqual([...own, `${HOST_FILES}/session.js`])
  })

  it('for every page of a host that has what renders in a file of its own: that file first', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const host = hostBuild({ markup: PAGE_MARKUP.version, site: ['site.js'] }).app
    host.files['site.js'] = { integrity: 'sha256-site', bytes: 4 }
    const release = sampleRelease({ host })
    for (const path of ['/wallet/open', '/wallet/home', '/login', undefined])
      expect(preloads(open(path, 'visitor', release)).slice(0, 2)).toEqual([
        `${HOST_FILES}/main.js`,
        `${HOST_FILES}/site.js`,
      ])
    expect(document.querySelector('link[href$="/site.js"]')?.getAttribute('integrity')).toBe('sha256-site')
  })

  it('for an unknown path: nothing but the session client of those with a stored session', () => {
    expect(preloads(open(undefined))).toEqual([])
    expect(preloads(open(undefined, 'session'))).toEqual([`${HOST_FILES}/session.js`])
  })

  it('but for the host’s own once the first frame is drawn, and at once where none is', async () => {
    const release = sampleRelease({ host: hostBuild({ markup: PAGE_MARKUP.version }).app })
    const main = `${HOST_FILES}/main.js`
    const asked = (page: Document) =>
      [...page.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'))
    const page = open('/wallet/open', 'session', release)
    expect(preloads(page)).toEqual([main])
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const later = [
      releaseDocument(release)?.url,
      `${WALLET}/remoteEntry.js`,
      `${WALLET}/open.js`,
      `${HOST_FILES}/session.js`,
    ]
    expect(asked(page)).toEqual(expect.arrayContaining([main, ...later]))

    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    expect(asked(open('/wallet/open', 'session', release))).toEqual(expect.arrayContaining(later))
  })

  it('but for the session client of who is signed in without being asked for', () => {
    const release = sampleRelease({ host: hostBuild({ markup: PAGE_MARKUP.version }).app })
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const main = `${HOST_FILES}/main.js`
    const own = ['frame.js', 'home.js', 'remoteEntry.js'].map((file) => `${WALLET}/${file}`)
    expect(preloads(open('/wallet/home', 'trader', release)).sort()).toEqual([...own, main].sort())
    expect(preloads(open('/wallet/home', 'session', release)).sort()).toEqual(
      [...own, main, `${HOST_FILES}/session.js`].sort(),
    )
    expect(preloads(open(undefined, 'trader', release))).toEqual([main])
  })

  it('never fetches a file early that the first load has anyway', () => {
    const host = hostBuild({ session: ['main.js', 'session.js'] }).app
    expect(preloads(open('/login', 'visitor', sampleRelease({ host })))).not.toContain(
      `${HOST_FILES}/main.js`,
    )
  })
})

it('shows the release before at the address that the page was opened for, and only at one of the site', () => {
  const release = sampleRelease({ host: hostBuild({ markup: PAGE_MARKUP.version }).app })
  const text = pageHtml(release, SITE_CONFIG, PARTS)(releaseBeforeRoute(release))
  const page = new DOMParser().parseFromString(text, 'text/html')
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  const scripts = [...page.querySelectorAll('script:not([type]):not([src])')].map(
    ({ textContent }) => textContent,
  )
  for (const script of scripts) expect(INLINE_SCRIPT_HASHES).toContain(integrityOf(script))
  for (const [asked, shown] of [
    ['#/wallet/open?coin=BTC', '/wallet/open?coin=BTC'],
    ['#//elsewhere.example/', '/'],
    ['#/\\elsewhere.example/', '/'],
    ['#javascript:alert(1)', '/'],
    ['', '/'],
  ] as const) {
    history.replaceState(null, '', `/release-before${asked}`)
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
