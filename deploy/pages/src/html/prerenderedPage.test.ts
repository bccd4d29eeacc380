import { PAGE_MARKUP } from '@crossbook/contract'
import { hostBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { sampleRelease, SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import type { Prerender } from '../prerendering/prerenderRelease'
import { pageHtml } from './pageHtml'
import { siteRoutes } from './siteRoutes'

const PAINT = {
  html: '<header></header><main><h1>Open</h1></main>',
  styles: { url: '/paints/0123456789abcdef01234567/paint.css', integrity: 'sha256-paint' },
}

/** The shell of a path; `paint` left out means that the route could not be painted. */
function shell(path: string | undefined, paint?: Prerender) {
  const release = sampleRelease({ host: hostBuild({ markup: PAGE_MARKUP.version }).app })
  const route = siteRoutes(release).find((candidate) => candidate.path === path)
  if (!route) throw new Error(`no route ${String(path)}`)
  return new DOMParser().parseFromString(pageHtml(release, SITE_CONFIG)(route, paint), 'text/html')
}

const COMPONENTS = `script[${PAGE_MARKUP.prerenderedComponents}]`

/** How soon the page's scripts are fetched. */
const priorities = (page: Document) =>
  [...page.querySelectorAll('script[src], link[as=script]')].map((each) => each.getAttribute('fetchpriority'))

const styleSheets = (page: Document) =>
  [...page.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))

describe('a page with a first paint', () => {
  it('holds it where the site will stand, and says which path it is for', () => {
    const root = shell('/wallet/open', PAINT).getElementById(PAGE_MARKUP.rootId)
    expect(root?.querySelector('h1')?.textContent).toBe('Open')
    expect(root?.getAttribute(PAGE_MARKUP.prerenderedPath)).toBe('/wallet/open')
  })

  it('is for no path when it answers unknown ones', () => {
    expect(
      shell(undefined, PAINT).getElementById(PAGE_MARKUP.rootId)?.getAttribute(PAGE_MARKUP.prerenderedPath),
    ).toBe('')
  })

  it('links the paint’s styles, with their integrity, after those that they build on', () => {
    const page = shell('/wallet/open', PAINT)
    expect(styleSheets(page)).toEqual(['/apps/host/1.0.0/main.css', PAINT.styles.url])
    expect(page.querySelector(`link[${PAGE_MARKUP.prerenderedStyles}]`)?.getAttribute('integrity')).toBe(
      'sha256-paint',
    )
  })

  it('asks for its screen’s scripts after what it is painted with, unless the screen waits for them', () => {
    expect(priorities(shell('/wallet/open', PAINT))).toEqual(['high', 'low', 'low'])
    expect(priorities(shell('/wallet/open'))).toEqual(['high', null, null])
  })

  it('lists, outside the rules, whose rules they are', () => {
    const page = shell('/wallet/open', { ...PAINT, components: [['sc-part', 'one']] })
    expect(page.querySelector(COMPONENTS)?.textContent).toBe('[["sc-part","one"]]')
    expect(shell('/wallet/open', PAINT).querySelector(COMPONENTS)).toBeNull()
  })

  it('is plain without one', () => {
    const page = shell('/wallet/open')
    expect(page.getElementById(PAGE_MARKUP.rootId)?.outerHTML).toBe(`<div id="${PAGE_MARKUP.rootId}"></div>`)
    expect(styleSheets(page)).toEqual(['/apps/host/1.0.0/main.css'])
  })
})
