import { remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { sampleRelease } from '@crossbook/deploy-testing/sampleReleases'
import { movedPages } from './movedPages'

const pagesOf = (redirects: Record<string, string>) =>
  movedPages(sampleRelease({ remotes: [remoteBuild({ redirects } as never).app] }))

const parsed = (html: string | undefined) => new DOMParser().parseFromString(html ?? '', 'text/html')

it('redirects at once without a script, with a message, and for search engines', () => {
  const page = parsed(pagesOf({ '/wallet/old': '/wallet/open' }).get('/wallet/old'))
  expect(page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe('0; url=/wallet/open')
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('/wallet/open')
  expect(page.title).toBe('Open · Crossbook')
  expect(page.querySelector('p')?.textContent).toBe('This page has moved to Open.')
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/wallet/open')
  expect(page.scripts).toHaveLength(0)
})

it('replaces no existing page', () => {
  expect([...pagesOf({ '/wallet/home': '/wallet/open', '/gone': '/wallet/open' }).keys()]).toEqual(['/gone'])
})
