/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib'
import type { AppName, AppVersion, Release } from '@crossbook/contract'
import { remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { sampleRelease, SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import { integrityOf } from '@crossbook/web-files'
import { pageHtml } from './pageHtml'
import { siteRoutes } from './siteRoutes'

const SCREENS_EACH = 10

/** Bytes by which a page may grow, compressed, from five remotes to a hundred with a thousand screens. */
const MOST_GROWTH = 10_000

/** A remote with screens of its own, each with a file, and three builds that it falls back on. */
function remote(at: number) {
  const name = `remote${at}` as AppName
  const { app } = remoteBuild({ name, version: `1.${at}.0` as AppVersion })
  const [template] = app.screens
  const screens = Array.from({ length: SCREENS_EACH }, (_, index) => ({
    ...template,
    path: `/${name}/screen-${index}`,
    title: `Screen ${index} of ${name}`,
    access: 'public',
    files: [`screen-${index}.js`],
  }))
  const files = screens.flatMap(({ files: names }) =>
    names.map((file) => [file, { integrity: integrityOf(`${name} ${file}`), bytes: 1 }]),
  )
  const build = (version: string) => ({
    version: version as AppVersion,
    manifest: integrityOf(name + version),
  })
  return {
    app: { ...app, screens, files: { ...app.files, ...Object.fromEntries(files) } } as typeof app,
    previous: build(`1.${at}.0-before`),
    earlier: [build(`0.${at}.1`), build(`0.${at}.0`)],
  }
}

/** Compressed bytes of the page of the first remote's first screen on a site of so many remotes. */
function bytes(count: number) {
  const remotes = Array.from({ length: count }, (_, at) => remote(at))
  const byName = <Value>(value: (each: (typeof remotes)[number]) => Value) =>
    Object.fromEntries(remotes.map((each) => [each.app.name, value(each)]))
  const release = sampleRelease({
    remotes: remotes.map(({ app }) => app),
    previous: byName(({ previous }) => previous) as NonNullable<Release['previous']>,
    earlier: byName(({ earlier }) => earlier) as NonNullable<Release['earlier']>,
  })
  const route = siteRoutes(release).find(({ path }) => path === '/remote0/screen-0')
  if (!route) throw new Error('There is no such page')
  return brotliCompressSync(pageHtml(release, SITE_CONFIG, { siteCss: 'body{}' })(route)).byteLength
}

it('does not grow with the site: a hundred remotes and a thousand screens are in the release document', () => {
  expect(bytes(100) - bytes(5)).toBeLessThan(MOST_GROWTH)
})
