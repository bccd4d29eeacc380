import {
  BUILDS_URL,
  type ChannelName,
  PRERENDERS_URL,
  SHOWN_RELEASE_URL,
  VERSIONS_URL,
} from '@crossbook/contract'
import { LAYOUT } from '@crossbook/store'
import { isCompressible, NOT_FOUND_FILE, pageFile, SITE_FILES } from '@crossbook/web-files'
import { BUILD_FILES, MIX_FILE, PRERENDER_FILES, ROUTE } from '../addresses'

/** How an answer changes: files never do, pages with each promotion, and documents whenever somebody tries something. */
export type ObjectKind = 'file' | 'page' | 'document'

/** Addresses of one kind, and the object of the store that answers each: `before`, what `part` matched, and `after`. */
export interface SiteObject {
  /** Of a whole path; the part of it that stands in the object's name is called `part`. */
  pattern: string
  before: string
  after: string
  /** Whether the object has its compressed forms beside it. */
  hasForms: boolean
  kind: ObjectKind
}

/** Where a sentence answers what is not there, because no page belongs there. */
export const PLAIN_ADDRESSES = `^(?:(?:${BUILDS_URL}|${PRERENDERS_URL}|/mixes)(?:/|$)|${VERSIONS_URL.replace('.', '\\.')}$)`

/** Every address of a channel's site, with its object's name below the store's root. Whoever stands before a bucket serves these, and no other. */
export function siteObjects(channel: ChannelName, acceptsMixes: boolean): readonly SiteObject[] {
  const site = `/${LAYOUT.site(channel)}`
  const pages = `/${LAYOUT.sitePages(channel)}`
  const ofPage = { before: pages, after: '', hasForms: true, kind: 'page' } as const
  const named = [SHOWN_RELEASE_URL, ...SITE_FILES.map((file) => `/${file}`)]
  return [
    ...[...BUILD_FILES, ...PRERENDER_FILES].map(({ pattern, hasForms }): SiteObject => ({
      pattern: pattern.replace(/^\^(.*)\$$/, '^(?<part>$1)$$'),
      before: site,
      after: '',
      hasForms,
      kind: 'file',
    })),
    { ...ofPage, pattern: '^(?<part>/)$', after: pageFile('/') },
    { ...ofPage, pattern: `^(?<part>${ROUTE})$`, after: '.html' },
    ...named.map((file) => ({
      ...ofPage,
      pattern: `^(?<part>${file.replaceAll('.', '\\.')})$`,
      hasForms: isCompressible(file),
    })),
    { ...ofPage, pattern: String.raw`^(?<part>/favicon\.)ico$`, after: 'svg' },
    ...(acceptsMixes
      ? ([
          {
            pattern: `^(?<part>${VERSIONS_URL.replace('.', '\\.')})$`,
            before: `/${LAYOUT.versions(channel).replace(/\/[^/]*$/, '')}`,
            after: '',
            hasForms: false,
            kind: 'document',
          },
          {
            pattern: `^/mixes(?<part>/${MIX_FILE})$`,
            before: `/${LAYOUT.mixes(channel)}`,
            after: '',
            hasForms: false,
            kind: 'document',
          },
        ] as const)
      : []),
  ]
}

/** The object of the page for unknown paths. */
export function notFoundObject(channel: ChannelName) {
  return `/${LAYOUT.sitePages(channel)}/${NOT_FOUND_FILE}`
}

/** Folders of the store that such a server reads, and nothing else of it. */
export function readFolders(channel: ChannelName, acceptsMixes: boolean): readonly string[] {
  return [
    LAYOUT.site(channel),
    ...(acceptsMixes ? [LAYOUT.versions(channel).replace(/\/[^/]*$/, ''), LAYOUT.mixes(channel)] : []),
  ]
}
