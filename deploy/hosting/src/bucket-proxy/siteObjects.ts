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
 * How an answer changes: files never do, all others with each promotion, of which pages and the shown release are others for the cohorts of
 * a rollout; documents whenever somebody tries something.
 */
export type ObjectKind = 'file' | 'page' | 'release' | 'siteFile' | 'document'

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
export const PLAIN_ADDRESSES = `^(?:(?:${BUILDS_URL}|${PRERENDERS_URL}|/mixes)(?:/|$)|${literal(VERSIONS_URL)}$)`

/**
 * Every address of a channel's site, with its object's name below the store's root. Whoever stands before a bucket serves these, and no
 * other. `ofVisitor` is the folder of the pages that a visitor is shown: those of all, unless something else stands for it.
 */
export function siteObjects(
  channel: ChannelName,
  acceptsMixes: boolean,
  ofVisitor = `/${LAYOUT.sitePages(channel)}`,
): readonly SiteObject[] {
  const site = `/${LAYOUT.site(channel)}`
  const ofPage = { before: ofVisitor, after: '', hasForms: true, kind: 'page' } as const
  const siteFile = { before: `/${LAYOUT.sitePages(channel)}`, after: '', kind: 'siteFile' } as const
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
      ? ([
          {
            pattern: `^(?<part>${literal(VERSIONS_URL)})$`,
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

/** The object of the page for unknown paths; `ofVisitor` as in `siteObjects`. */
export function notFoundObject(channel: ChannelName, ofVisitor = `/${LAYOUT.sitePages(channel)}`) {
  return `${ofVisitor}/${NOT_FOUND_FILE}`
}

/** An address or a name as a pattern of itself. */
function literal(text: string) {
  return text.replaceAll('.', '\\.')
}

/** Folders of the store that such a server reads, and nothing else of it. */
export function readFolders(channel: ChannelName, acceptsMixes: boolean): readonly string[] {
  return [
    LAYOUT.site(channel),
    ...(acceptsMixes ? [LAYOUT.versions(channel).replace(/\/[^/]*$/, ''), LAYOUT.mixes(channel)] : []),
  ]
}
