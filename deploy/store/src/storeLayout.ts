import {
  type AppName,
  appNameSchema,
  type AppVersion,
  appVersionSchema,
  type ChannelName,
  channelNameSchema,
  type MixId,
  mixIdSchema,
  type ReleaseId,
  releaseIdSchema,
} from '@crossbook/contract'
import { compressedFormOf, type Files, isServed } from '@crossbook/web-files'
import * as v from 'valibot'
import type { BuildSet, PageSet, PrerenderKey, Served } from './names'

/** Digits of a revision in its file's name: names sort as numbers do. */
const REVISION_DIGITS = 8

/** The folders directly below a store's root: everything in it is in one of them. */
export const PLACES = {
  apps: 'apps',
  releases: 'releases',
  pageSets: 'shells',
  // Pages of older checkouts, in tabs that are still open, request them under this name.
  prerenders: 'prerenders',
  marks: 'marks',
  /** Results of `verify` for sets of builds. */
  verifications: 'verifications',
  channels: 'channels',
  mixes: 'mixes',
  /** The last delivered notification of each channel. */
  deliveries: 'deliveries',
  sites: 'sites',
  listings: 'listings',
  /** Records of removed builds, so that their versions are never used again. */
  removed: 'removed',
  /** In a bucket: claims of the processes that write or remove a build. */
  claims: 'claims',
  /** In a bucket: an object that is written to find out whether the server honours conditions. */
  probes: 'probes',
} as const

/** Object of a site in a bucket that exists while a rollout runs. */
export const STAGE_FILE = 'stage.json'

/** Metadata of that object: the cohorts, separated by spaces, for servers in front of the bucket that read no documents. */
export const STAGE_METADATA = 'cohorts'

/** The places of all documents in a store, as paths below its root. Folders end without a slash. */
export const LAYOUT = {
  apps: PLACES.apps,
  builds: (app: AppName) => `${PLACES.apps}/${safe(app)}`,
  build: (app: AppName, version: AppVersion) => `${PLACES.apps}/${safe(app)}/${safe(version)}`,
  releases: PLACES.releases,
  release: (id: ReleaseId) => `${PLACES.releases}/${safe(id)}.json`,
  pageSets: PLACES.pageSets,
  pages: (set: PageSet) => `${PLACES.pageSets}/${safe(set)}`,
  prerenders: PLACES.prerenders,
  prerender: (key: PrerenderKey) => `${PLACES.prerenders}/${safe(key)}`,
  marks: PLACES.marks,
  mark: (app: AppName, version: AppVersion) => `${PLACES.marks}/${safe(app)}/${safe(version)}.json`,
  verifications: PLACES.verifications,
  verification: (set: BuildSet) => `${PLACES.verifications}/${safe(set)}.json`,
  channels: PLACES.channels,
  revisions: (channel: ChannelName) => `${PLACES.channels}/${safe(channel)}`,
  revision: (channel: ChannelName, revision: number) =>
    `${PLACES.channels}/${safe(channel)}/${String(revision).padStart(REVISION_DIGITS, '0')}.json`,
  mixes: (channel: ChannelName) => `${PLACES.mixes}/${safe(channel)}`,
  mix: (channel: ChannelName, id: MixId) => `${PLACES.mixes}/${safe(channel)}/${safe(id)}.json`,
  delivery: (channel: ChannelName) => `${PLACES.deliveries}/${safe(channel)}.json`,
  /** A channel's complete static site: its pages, and the builds and prerenders they need. */
  site: (channel: ChannelName) => `${PLACES.sites}/${safe(channel)}`,
  sitePages: (channel: ChannelName) => `${PLACES.sites}/${safe(channel)}/pages`,
  /** In a bucket: the pages that a rollout's cohorts are shown. */
  siteNext: (channel: ChannelName) => `${PLACES.sites}/${safe(channel)}/next`,
  /** Pages by cohort, for cohorts that are shown other pages than all visitors. */
  siteCohorts: (channel: ChannelName) => `${PLACES.sites}/${safe(channel)}/cohorts`,
  /** In a bucket: the cohorts that are shown other pages than all visitors. */
  siteStage: (channel: ChannelName) => `${PLACES.sites}/${safe(channel)}/${STAGE_FILE}`,
  versions: (channel: ChannelName) => `${PLACES.listings}/${safe(channel)}/versions.json`,
  /** In a bucket: a copy of a channel's revisions, so that one request reads them all. */
  past: (channel: ChannelName) => `${PLACES.listings}/${safe(channel)}/past.json`,
  /** The builds of a channel that were compared with their app.json, and their tags at that time. */
  checked: (channel: ChannelName) => `${PLACES.listings}/${safe(channel)}/checked.json`,
  removals: (app: AppName) => `${PLACES.removed}/${safe(app)}`,
  removal: (app: AppName, version: AppVersion) => `${PLACES.removed}/${safe(app)}/${safe(version)}.json`,
  claim: (app: AppName, version: AppVersion) => `${PLACES.claims}/${safe(app)}/${safe(version)}`,
  /** In a bucket: which copies make up a channel's site. */
  siteList: (channel: ChannelName) => `${PLACES.listings}/${safe(channel)}/site.json`,
  nextList: (channel: ChannelName) => `${PLACES.listings}/${safe(channel)}/next.json`,
} as const

/** Names have been checked where they come in; this keeps a bug from reaching files outside the store. */
export function safe(name: string) {
  if (/^[A-Za-z0-9_][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$/.test(name)) return name
  throw new Error(`"${name}" is not a valid file name in the store`)
}

/** Returns the files after checking their names. */
export function checkNames(files: Files) {
  for (const name of files.keys()) safe(name)
  return files
}

/** Returns the revisions of a channel from the names in its folder, oldest first; other names are ignored. */
export function revisionsOf(names: readonly string[]) {
  return names
    .flatMap((name) => (/^\d{8,}\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
    .sort((a, b) => a - b)
}

/** Ids of mixes from the names in their folder. */
export function mixIdsOf(names: readonly string[]) {
  return names.flatMap((name) => {
    const id = withoutJson(name)
    return v.is(mixIdSchema, id) ? [id as MixId] : []
  })
}

/** Names of channels from the names of their folders. */
export function channelNamesOf(names: readonly string[]) {
  return names.flatMap((name) => (v.is(channelNameSchema, name) ? [name as ChannelName] : []))
}

/** Ids of releases from the names in their folder. */
export function releaseIdOf(name: string) {
  const id = withoutJson(name)
  return v.is(releaseIdSchema, id) ? (id as ReleaseId) : undefined
}

/** Returns the build whose mark has this name below the folder of marks, such as `wallet/1.0.0.json`; undefined for other names. */
export function markedBuildOf(name: string) {
  const [app = '', version = '', ...rest] = name.split('/')
  return rest.length === 0 && version.endsWith('.json') ? buildOf(app, withoutJson(version)) : undefined
}

/** Returns the build for the names of two folders; undefined where they are not an application and a version. */
export function buildOf(app: string, version: string) {
  if (!v.is(appNameSchema, app) || !v.is(appVersionSchema, version)) return undefined
  return { app: app as AppName, version: version as AppVersion }
}

/** Returns the versions of an application from the names in its folders of builds and of removals, each once. */
export function versionsIn(app: AppName, builds: readonly string[], removals: readonly string[]) {
  const names = new Set([...builds, ...removals.map(withoutJson)])
  return [...names].flatMap((name) => buildOf(app, name)?.version ?? [])
}

/** Returns the place of a served build or prerender, in the store and in a site. */
export function folderOf(item: Served) {
  return item.kind === 'build' ? LAYOUT.build(item.app, item.version) : LAYOUT.prerender(item.key)
}

/** Returns the builds and prerenders of which a site has files, complete or not, by the names of all its files. */
export function servedAmong(names: Iterable<string>): Served[] {
  const found = [...names].flatMap((name) => servedWith(name) ?? [])
  return [...new Map(found.map((item) => [folderOf(item), item])).values()]
}

function servedWith(name: string): Served | undefined {
  const [place, folder = '', ...rest] = name.split('/')
  if (place === PLACES.apps && rest.length > 1) {
    const build = buildOf(folder, rest[0] ?? '')
    return build && { kind: 'build', ...build }
  }
  const isPrerender = place === PLACES.prerenders && rest.length > 0 && isPrerenderKey(folder)
  return isPrerender ? { kind: 'prerender', key: folder } : undefined
}

/** Returns the files of a site that belong to no page, build or prerender. */
export function straysAmong(
  names: Iterable<string>,
  served: readonly Served[],
  isOfPages: (name: string) => boolean,
) {
  const folders = new Set(served.map(folderOf))
  return [...names].filter((name) => !isOfPages(name) && !folders.has(name.slice(0, name.lastIndexOf('/'))))
}

/** Whether browsers get this file of a build, prerender or release document, or its compressed form. */
export function isForBrowsers(file: string) {
  const name = compressedFormOf(file)?.file ?? file
  return isServed(name) || name === RELEASE_DOCUMENT
}

/** Returns the set of pages whose folder has this name; undefined for other names. */
export function pageSetOf(name: string) {
  // Older tools wrote fewer digits.
  return /^r(?:[0-9a-f]{16}|[0-9a-f]{32})-(?:[0-9a-f]{12}|[0-9a-f]{32})$/.test(name)
    ? (name as PageSet)
    : undefined
}

/** File name of a release document, which is stored like prerenders: under the hash of its content. */
export const RELEASE_DOCUMENT = 'release.json'

/** Digits of a prerender's name. */
export const PRERENDER_KEY_DIGITS = 32

/** Digits that older tools gave it. */
const EARLIER_KEY_DIGITS = 24

/** Digits of a set of builds' name. */
export const BUILD_SET_DIGITS = 32

/** Returns the set of builds whose verification's file has this name; undefined for other names. */
export function buildSetOf(name: string) {
  const set = withoutJson(name)
  return /^s[0-9a-f]+$/.test(set) && set.length === BUILD_SET_DIGITS + 1 ? (set as BuildSet) : undefined
}

/** Whether a text has the form of a prerender's name. */
export function isPrerenderKey(text: string | undefined): text is PrerenderKey {
  return (
    text !== undefined &&
    /^[0-9a-f]+$/.test(text) &&
    [PRERENDER_KEY_DIGITS, EARLIER_KEY_DIGITS].includes(text.length)
  )
}

function withoutJson(name: string) {
  return name.replace(/\.json$/, '')
}

/** Returns a document in its stored form: JSON that people can read. */
export function documentBytes(value: unknown) {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}
