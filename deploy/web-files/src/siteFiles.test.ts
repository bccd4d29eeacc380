import { PREFERENCES } from '@crossbook/contract'
import { NOT_STARTED_NOTICE, NOT_STARTED_STYLES } from './notStartedNotice'
import { RETIRED_WORKERS } from './retiredWorkers'
import { SITE_FILES, siteFile, siteFileCaching } from './siteFiles'

it('answers the names of other sites’ service workers with a script that no cache may keep', () => {
  for (const name of RETIRED_WORKERS) {
    expect(SITE_FILES).toContain(name)
    expect(Buffer.from(siteFile(name) ?? []).toString()).toContain('self.registration.unregister()')
    expect(siteFileCaching(name)).toBe('no-store')
  }
  expect(siteFileCaching('robots.txt')).toBe('no-cache, no-transform')
})

it('shows the notice of a page without scripts only while the page’s first script has not run', () => {
  document.head.innerHTML = `<style>${NOT_STARTED_STYLES}</style>`
  document.body.innerHTML = NOT_STARTED_NOTICE
  const display = () => getComputedStyle(document.querySelector('p') ?? document.body).display
  expect(display()).toBe('block')
  document.documentElement.setAttribute(PREFERENCES, '')
  expect(display()).toBe('none')
  document.documentElement.removeAttribute(PREFERENCES)
})
