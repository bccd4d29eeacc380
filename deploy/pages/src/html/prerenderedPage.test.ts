import { PAGE_MARKUP } from '@crossbook/contract'
import { hostBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { sampleRelease, SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import type { Prerender } from '../prerendering/prerenderRelease'
import { pageHtml } from './pageHtml'
import { siteRoutes } from './siteRoutes'

const PRERENDER = {
  html: '<header></header><main><h1>Open</h1></main>',
  styles: { url: '/paints/0123456789abcdef01234567/paint.css', integrity: 'sha256-paint' },
}

/** The page of a path; `prerender` left out means that its screen could not be rendered. */
function pageOf(path: string | undefined, prerender?: Prerender) {
  const release = sampleRelease({ host: hostBuild({ markup: PAGE_MARKUP.version }).app })
  const route = siteRoutes(release).find((candidate) => candidate.path === path)
  if (!route) throw new Error(`no route ${String(path)}`)
  return new DOMParser().parseFromString(pageHtml(release, SITE_CONFIG)(route, prerender), 'text/html')
}

const COMPONENTS = `script[${PAGE_MARKUP.prerenderedComponents}]`

/** How soon the page's scripts are fetched. */
const priorities = (page: Document) =>
  [...page.querySelectorAll('script[src], link[as=script]')].map((each) => each.getAttribute('fetchpriority'))

const styleSheets = (page: Document) =>
  [...page.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))

describe('a page with its prerendered screen', () => {
  it('holds it where the site will stand, and says which path it is for', () => {
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

  it('links the screen’s styles, with their integrity, after those that they build on', () => {
    const page = pageOf('/wallet/open', PRERENDER)
    expect(styleSheets(page)).toEqual(['/apps/host/1.0.0/main.css', PRERENDER.styles.url])
    expect(page.querySelector(`link[${PAGE_MARKUP.prerenderedStyles}]`)?.getAttribute('integrity')).toBe(
      'sha256-paint',
    )
  })

  it('asks for its screen’s scripts after what it is rendered with, unless the screen waits for them', () => {
    expect(priorities(pageOf('/wallet/open', PRERENDER))).toEqual(['high', 'low', 'low', 'high'])
    expect(priorities(pageOf('/wallet/open'))).toEqual(['high', null, null, 'high'])
  })

  it('lists, outside the rules, whose rules they are', () => {
    const page = pageOf('/wallet/open', { ...PRERENDER, components: [['sc-part', 'one']] })
    expect(page.querySelector(COMPONENTS)?.textContent).toBe('[["sc-part","one"]]')
    expect(pageOf('/wallet/open', PRERENDER).querySelector(COMPONENTS)).toBeNull()
  })

  it('is plain without one', () => {
    const page = pageOf('/wallet/open')
    expect(page.getElementById(PAGE_MARKUP.rootId)?.outerHTML).toBe(`<div id="${PAGE_MARKUP.rootId}"></div>`)
    expect(styleSheets(page)).toEqual(['/apps/host/1.0.0/main.css'])
  })
})
