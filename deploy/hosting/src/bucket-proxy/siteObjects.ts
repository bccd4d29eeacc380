import {
  BUILDS_URL,
  type ChannelName,
  PRERENDERS_URL,
  SHOWN_RELEASE_URL,
  VERSIONS_URL,
} from '@crossbook/contract'
import { LAYOUT } from '@crossbook/store'
import { isCompressible, NOT_FOUND_FILE, pageFile, SITE_FILES } from '@crossbook/web-files'
import { BUILD_FILES, MIX_FILE, RELEASE_DOCUMENTS, ROUTE } from '../addresses'

/**
 * How the content at an address changes. Files never change. All others change with each promotion. During a rollout, pages and the shown
 * release also differ by cohort. Documents also change whenever a user tries other versions.
 */
export type ObjectKind = 'file' | 'page' | 'release' | 'siteFile' | 'document'

/** A pattern of addresses, and the store object that each maps to: `before`, the text that `part` matched, and `after`. */
export interface SiteObject {
  /** Matches a whole path. Its group `part` is inserted into the object's name. */
  pattern: string
  before: string
  after: string
  /** Whether the store also has the object's compressed forms. */
  hasForms: boolean
  kind: ObjectKind
}

/** Prefixes below which a missing file is answered with a sentence, because no page is there. */
export const PLAIN_ADDRESSES = `^(?:(?:${BUILDS_URL}|${PRERENDERS_URL}|/mixes)(?:/|$)|${literal(VERSIONS_URL)}$)`

/**
 * Every address of a channel's site, with its object's name below the store's root. A proxy in front of a bucket serves these and
 * no others. `ofVisitor` is the folder of the visitor's pages: the current release's, unless a rollout replaces it.
 */
export function siteObjects(
  channel: ChannelName,
  acceptsMixes: boolean,
  ofVisitor = `/${LAYOUT.sitePages(channel)}`,
): readonly SiteObject[] {
  const site = `/${LAYOUT.site(channel)}`
  const ofPage = { before: ofVisitor, after: '', hasForms: true, kind: 'page' } as const
  const siteFile = { before: `/${LAYOUT.sitePages(channel)}`, after: '', kind: 'siteFile' } as const
  const document = { after: '', hasForms: false, kind: 'document' } as const
  return [
    ...[...BUILD_FILES, RELEASE_DOCUMENTS].map(({ pattern, hasForms }): SiteObject => ({
      pattern: pattern.replace(/^\^(.*)\$$/, '^(?<part>$1)$$'),
      before: site,
      after: '',
      hasForms,
      kind: 'file',
    })),
    { ...ofPage, pattern: '^(?<part>/)$', after: pageFile('/') },
    { ...ofPage, pattern: `^(?<part>${ROUTE})$`, after: '.html' },
    { ...ofPage, pattern: `^(?<part>${literal(SHOWN_RELEASE_URL)})$`, kind: 'release' },
    ...SITE_FILES.map((file) => ({
      ...siteFile,
      pattern: `^(?<part>/${literal(file)})$`,
      hasForms: isCompressible(file),
    })),
    { ...siteFile, pattern: String.raw`^(?<part>/favicon\.)ico$`, after: 'svg', hasForms: true },
    ...(acceptsMixes
      ? [
          { ...document, pattern: `^(?<part>${literal(VERSIONS_URL)})$`, before: `/${listing(channel)}` },
          { ...document, pattern: `^/mixes(?<part>/${MIX_FILE})$`, before: `/${LAYOUT.mixes(channel)}` },
        ]
      : []),
  ]
}

/** Returns the object of the page for unknown paths; `ofVisitor` as in `siteObjects`. */
export function notFoundObject(channel: ChannelName, ofVisitor = `/${LAYOUT.sitePages(channel)}`) {
  return `${ofVisitor}/${NOT_FOUND_FILE}`
}

/** Returns a pattern that matches exactly this address or name. */
function literal(text: string) {
  return text.replaceAll('.', '\\.')
}

/** Returns the folders of the store that such a server reads. It reads nothing else. */
export function readFolders(channel: ChannelName, acceptsMixes: boolean): readonly string[] {
  return [LAYOUT.site(channel), ...(acceptsMixes ? [listing(channel), LAYOUT.mixes(channel)] : [])]
}

/** Returns the folder of the list of versions. */
function listing(channel: ChannelName) {
  return LAYOUT.versions(channel).replace(/\/[^/]*$/, '')
}
