import { readFileSync } from 'node:fs'
import path from 'node:path'
import { FAVICON, MASKABLE_ICON } from './favicon'
import { CACHE_CONTROL } from './headers'
import { PICTURES } from './pictures'
import { RETIRED_WORKER, RETIRED_WORKERS } from './retiredWorkers'
import { WEB_MANIFEST, WEB_MANIFEST_FILE } from './webManifest'

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
