import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CACHE_CONTROL } from './headers'
import { FAVICON, MASKABLE_ICON, PICTURES } from './pictures'
import { RETIRED_WORKER, RETIRED_WORKERS } from './retiredWorkers'

/** Colour of the browser's own bars: the canvas of the design. */
export const THEME_COLOR = '#0A0D12'

/** Name of the file for installing the site on a phone or a desktop. */
export const WEB_MANIFEST_FILE = 'site.webmanifest'

/** Content of the manifest. The icons are one SVG for every size, and PNGs for systems that do not accept SVG. */
const WEB_MANIFEST = `${JSON.stringify({
  id: '/',
  name: 'Crossbook',
  description: 'Live prices, a wallet, trading and tools for crypto.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: THEME_COLOR,
  background_color: THEME_COLOR,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    { src: '/icon-maskable.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'maskable' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
})}\n`

/** Crawlers may read every page. The sign-in service and the captured mails are not pages. */
const ROBOTS = 'User-agent: *\nDisallow: /auth/\nDisallow: /mailbox\n'

const FILES: ReadonlyMap<string, () => Uint8Array> = new Map([
  ['favicon.svg', () => Buffer.from(FAVICON)],
  ['icon-maskable.svg', () => Buffer.from(MASKABLE_ICON)],
  [WEB_MANIFEST_FILE, () => Buffer.from(WEB_MANIFEST)],
  ['robots.txt', () => Buffer.from(ROBOTS)],
  ...Object.keys(PICTURES).map((name) => [name, () => pictureFile(name)] as const),
  ...RETIRED_WORKERS.map((name) => [name, () => Buffer.from(RETIRED_WORKER)] as const),
])

/** Names of the files that browsers, phones and crawlers request from every site. */
export const SITE_FILES: readonly string[] = [...FILES.keys()]

/** Returns the content of one of them; undefined for another name. */
export function siteFile(name: string): Uint8Array | undefined {
  return FILES.get(name)?.()
}

/** Cache-Control of a site file. */
export function siteFileCaching(name: string) {
  return RETIRED_WORKERS.includes(name) ? CACHE_CONTROL.never : CACHE_CONTROL.revalidate
}

/** Read on demand, because the command that draws the pictures starts without them. */
function pictureFile(name: string) {
  return readFileSync(path.join(import.meta.dirname, '../site-pictures', name))
}
