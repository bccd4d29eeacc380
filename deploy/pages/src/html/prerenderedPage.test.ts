import { PAGE_MARKUP } from '@crossbook/contract'
import { hostBuild, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { sampleRelease, SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import { integrityOf, NOT_STARTED_STYLES } from '@crossbook/web-files'
import type { Prerender } from '../sandbox/outcome'
import { pageHtml } from './pageHtml'
import { siteRoutes } from './siteRoutes'

const PRERENDER = { html: '<header></header><main><h1>Open</h1></main>', css: 'main{color:red}' }

const SITE_CSS = 'body{margin:0}'

/** The style directives of the page's policy. */
const stylePolicy = (page: Document) =>
  page
    .querySelector('meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute('content')
    ?.match(/style-src ([^;]*)/)?.[1]

/** The page of a path; `prerender` left out means that its screen could not be rendered. */
function pageOf(path: string | undefined, prerender?: Prerender, release = sampleRelease()) {
  const route = siteRoutes(release).find((candidate) => candidate.path === path)
  if (!route) throw new Error(`no route ${String(path)}`)
  return new DOMParser().parseFromString(
    pageHtml(release, SITE_CONFIG, { siteCss: SITE_CSS })(route, prerender),
    'text/html',
  )
}

/** The requests that block a page's rules: a linked style sheet would be a second request before the first paint. */
const linked = (page: Document) => page.querySelectorAll('link[rel=stylesheet]').length

const rules = (page: Document) => [...page.querySelectorAll('style')].map((style) => style.textContent)

describe('a page with its prerendered screen', () => {
  it('contains it in the site’s root, and names its path', () => {
    const root = pageOf('/wallet/open', PRERENDER).getElementById(PAGE_MARKUP.rootId)
    expect(root?.querySelector('h1')?.textContent).toBe('Open')
    expect(root?.getAttribute(PAGE_MARKUP.prerenderedPath)).toBe('/wallet/open')
  })

  it('is for no path when it answers unknown ones', () => {
    expect(
      pageOf(undefined, PRERENDER)
        .getElementById(PAGE_MARKUP.rootId)
        ?.getAttribute(PAGE_MARKUP.prerenderedPath),
    ).toBe('')
  })

  it('holds the screen’s rules, after those that they build on, and its policy names both', () => {
    const page = pageOf('/wallet/open', PRERENDER)
    expect(rules(page)).toEqual([SITE_CSS, NOT_STARTED_STYLES, PRERENDER.css])
    expect(linked(page)).toBe(0)
    expect(stylePolicy(page)).toBe(
      `'self' ${['', SITE_CSS, NOT_STARTED_STYLES, PRERENDER.css].map((text) => `'${integrityOf(text)}'`).join(' ')}`,
    )
  })

  it('hands its rules to the styled-components of its host', () => {
    const host = hostBuild({ provides: { 'styled-components': '6.6.0' } }).app
    const page = pageOf('/wallet/open', PRERENDER, sampleRelease({ host }))
    expect(page.querySelector('style[data-styled]')?.outerHTML).toBe(
      `<style data-styled="true" data-styled-version="6.6.0">${PRERENDER.css}</style>`,
    )
  })

  it('lets no rules end their style element', () => {
    const css = 'p::before{content:"</style><script>alert(1)</script>"}'
    const page = pageOf('/wallet/open', { ...PRERENDER, css })
    expect(rules(page)[2]).toBe(css.replaceAll('</', '<\\/'))
    expect(stylePolicy(page)).toContain(integrityOf(css.replaceAll('</', '<\\/')))
    expect(page.querySelector('head')?.textContent).not.toContain('alert(1)</script>')
  })

  it('asks for no script before all that is seen first, with which it would share the line', () => {
    const page = pageOf('/wallet/open', PRERENDER)
    const after = page.querySelector('noscript')
    const scripts = [...page.querySelectorAll('script[src], link[as=script], link[as=fetch]')]
    expect(scripts.length).toBeGreaterThan(1)
    for (const script of scripts)
      expect(after?.compareDocumentPosition(script)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('runs none of its own scripts between style sheets and the requests for the host’s, which would wait for them', () => {
    const page = pageOf('/wallet/open', PRERENDER)
    const isInline = (element: Element) => element.matches('script:not([src], [type])')
    const order = [...page.querySelectorAll('body > script, body > link')]
    expect(order.findIndex(isInline)).toBeGreaterThan(
      order.findLastIndex((element) => element.matches('link')),
    )
  })

  it('preloads the sprite of coin logos only if the rendered screen shows some, because browsers warn otherwise', () => {
    const withLogo = { ...PRERENDER, html: '<main><span data-coin="BTC"></span></main>' }
    const withHiddenLogo = {
      ...PRERENDER,
      html: '<main><span data-coin="BTC" data-hidden-by-width=""></span></main>',
    }
    const asksForLogos = (page: Document) => page.documentElement.outerHTML.includes('logos.svg')
    for (const path of ['/wallet/open', '/wallet/home']) {
      expect([path, asksForLogos(pageOf(path, withLogo))]).toEqual([path, true])
      expect([path, asksForLogos(pageOf(path, PRERENDER))]).toEqual([path, false])
      expect([path, asksForLogos(pageOf(path, withHiddenLogo))]).toEqual([path, false])
      expect([path, asksForLogos(pageOf(path))]).toEqual([path, true])
    }
  })

  it('is plain without one', () => {
    const page = pageOf('/wallet/open')
    expect(page.getElementById(PAGE_MARKUP.rootId)?.outerHTML).toBe(`<div id="${PAGE_MARKUP.rootId}"></div>`)
    expect(rules(page)).toEqual([SITE_CSS, NOT_STARTED_STYLES])
    expect(linked(page)).toBe(0)
  })
})

describe('a page whose screen has a style sheet of its own', () => {
  const { app: built } = remoteBuild()
  const remote = {
    ...built,
    screens: built.screens.map((screen) => ({ ...screen, files: [...screen.files, 'open.css'] })),
    files: { ...built.files, 'open.css': { integrity: 'sha256-open', bytes: 10 } },
  }
  const release = sampleRelease({ host: hostBuild().app, remotes: [remote] })
  const address = `/apps/${remote.name}/${remote.version}/open.css`

  /** The first screen's request for it. */
  function sheetOf(prerender?: Prerender) {
    const page = pageOf('/wallet/home', prerender, release)
    const list = page.getElementById(PAGE_MARKUP.preloadListId)?.textContent ?? ''
    const links = [...page.querySelectorAll(`link[href="${address}"]`)].map((link) => link.outerHTML)
    return { links, isListed: list.includes(address), page }
  }

  it('links it where the screen is prerendered, with its integrity, after all other rules, and asks for it in no other way', () => {
    const { links, isListed, page } = sheetOf(PRERENDER)
    expect(links).toEqual([
      `<link rel="stylesheet" href="${address}" integrity="sha256-open" crossorigin="">`,
    ])
    expect(isListed).toBe(false)
    const styles = [...page.querySelectorAll('style, link[rel=stylesheet]')]
    expect(styles.at(-1)?.getAttribute('href')).toBe(address)
  })

  it('asks for it ahead where the screen’s code will link it', () => {
    expect(sheetOf()).toMatchObject({ links: [], isListed: true })
  })
})
