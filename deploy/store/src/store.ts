import type { AppName, AppVersion, ChannelName, MixId, ReleaseId } from '@crossbook/contract'
import type { Files } from '@crossbook/web-files'
import type { ChannelRevision } from './channel'
import type { BuildSet, CohortPages, PageSet, PrerenderKey, Served, ShownSite } from './names'

/**
 * Where builds, releases, pages and channels are kept. Builds, releases and page sets are immutable: the first to put
 * one wins, whole or not at all. A channel is an append-only list of revisions, so that no promotion can overwrite another and
 * the history is the audit log. Implementations keep these promises between processes and through a kill at any point.
 */
export interface Store {
  /**
   * Keeps a build under its version for ever; 'exists' when the version is taken, and 'removed' when it was, by a build that
   * is gone: then nothing has changed.
   */
  putBuild(app: AppName, version: AppVersion, files: Files): Promise<'stored' | 'exists' | 'removed'>
  /** Whether there was such a build that has been removed. */
  isBuildRemoved(app: AppName, version: AppVersion): Promise<boolean>
  /** Every version of an application that the store keeps or kept, in no order: also of removed builds. */
  listVersions(app: AppName): Promise<readonly AppVersion[]>
  /** One file of a build, or undefined when the store has no such build or file. */
  readBuildFile(app: AppName, version: AppVersion, file: string): Promise<Uint8Array | undefined>
  /**
   * A tag for each file of a build, another one whenever the file's bytes are others; undefined where the store has none that
   * cost less than reading the files.
   */
  readBuildTags(app: AppName, version: AppVersion): Promise<ReadonlyMap<string, string> | undefined>

  /** Keeps a release document; putting the same document again is harmless, because its name is its content's hash. */
  putRelease(id: ReleaseId, document: string): Promise<void>
  readRelease(id: ReleaseId): Promise<string | undefined>

  /** Keeps a set of pages, named for its content as releases are; pages appear together or not at all. */
  putPages(set: PageSet, pages: Files): Promise<void>
  /** Makes a set that is there consist of these pages again, whose compressed forms are kept where they hold the same. */
  repairPages(set: PageSet, pages: Files): Promise<void>
  readPage(set: PageSet, file: string): Promise<Uint8Array | undefined>

  /** Keeps what one route was prerendered to, named for all that it was made from: its document and its style sheet. */
  putPrerender(key: PrerenderKey, files: Files): Promise<void>
  readPrerender(key: PrerenderKey, file: string): Promise<Uint8Array | undefined>

  /** The channel's last revision, which says what it shows; undefined before its first. */
  readPointer(channel: ChannelName): Promise<ChannelRevision | undefined>
  /**
   * Every revision of the channel, oldest first; with `from` those from this number on. One that is damaged is left out, so that
   * a number is missing; the last one is never left out.
   */
  readHistory(channel: ChannelName, from?: number): Promise<ChannelRevision[]>
  /** Appends the revision that follows the last one; 'conflict' when another took its number first. */
  movePointer(channel: ChannelName, revision: ChannelRevision): Promise<'moved' | 'conflict'>
  listChannels(): Promise<ChannelName[]>

  /** Keeps a mix's document; putting the same mix again is harmless, because its name is its content's hash. */
  putMix(channel: ChannelName, id: MixId, document: string): Promise<void>
  readMix(channel: ChannelName, id: MixId): Promise<string | undefined>
  /** Replaces a mix's document by the one that says that it has been ended. */
  endMix(channel: ChannelName, id: MixId, document: string): Promise<void>
  listMixes(channel: ChannelName): Promise<MixId[]>

  /**
   * What a static server shows as the channel's site: a set of pages, and the list of what can be tried on it. Both are
   * derived from the rest of the store and can be made again at any time; each file of them is replaced whole.
   */
  showPages(channel: ChannelName, set: PageSet): Promise<void>
  shownPages(channel: ChannelName): Promise<PageSet | undefined>
  /** Whether a channel's site has this file of a build, a prerender or a set of pages; not all stores put all compressed forms there. */
  isOnSites(file: string): boolean
  /** Shows these cohorts this set of pages, and all others the channel's; undefined: all the channel's. */
  showCohorts(channel: ChannelName, shown: CohortPages | undefined): Promise<void>
  /** All that the channel's site shows, looked at together: in a bucket that is two or three requests. */
  readSite(channel: ChannelName): Promise<ShownSite>
  putVersions(channel: ChannelName, document: string): Promise<void>
  readVersions(channel: ChannelName): Promise<string | undefined>
  /** Takes the list away, on a channel that no longer accepts mixes. */
  removeVersions(channel: ChannelName): Promise<void>
  /**
   * Puts a build's or a prerender's files for browsers next to the pages of the channel's site, in place of what is there. Of a build
   * these are the files that its app.json lists, with the bytes that it names, and their compressed forms, each unpacked and compared.
   * A file that is not whole is left out; of a build or prerender that the store does not have nothing is served.
   */
  serve(channel: ChannelName, item: Served): Promise<void>
  listServed(channel: ChannelName): Promise<Served[]>
  stopServing(channel: ChannelName, item: Served): Promise<void>
  /** Takes away what `readSite` names as strays. */
  removeStrays(channel: ChannelName, names: readonly string[]): Promise<void>

  /** Says something of a build, in place of an earlier mark. The build itself is unchanged. */
  putMark(app: AppName, version: AppVersion, document: string): Promise<void>
  readMark(app: AppName, version: AppVersion): Promise<string | undefined>
  removeMark(app: AppName, version: AppVersion): Promise<void>

  /** The builds of which something was said. */
  listMarks(): Promise<{ app: AppName; version: AppVersion }[]>

  /** What promotions to a channel have compared of its builds, kept for the next one. It can be made again at any time. */
  putChecked(channel: ChannelName, document: string): Promise<void>
  readChecked(channel: ChannelName): Promise<string | undefined>

  /** Keeps what was found of a set of builds, in place of what was found before. */
  putVerification(set: BuildSet, document: string): Promise<void>
  readVerification(set: BuildSet): Promise<string | undefined>
  listVerifications(): Promise<{ set: BuildSet; at: Date }[]>
  removeVerification(set: BuildSet): Promise<void>

  /** What is stored, with the instant at which it came; for listing and for pruning. */
  listBuilds(): Promise<{ app: AppName; version: AppVersion; at: Date }[]>
  listReleases(): Promise<{ id: ReleaseId; at: Date }[]>
  listPages(): Promise<{ set: PageSet; at: Date }[]>
  listPrerenders(): Promise<{ key: PrerenderKey; at: Date }[]>
  /** Removes what nothing needs any more, each whole or not at all; what is absent already is no error. */
  removeBuild(app: AppName, version: AppVersion): Promise<void>
  removeRelease(id: ReleaseId): Promise<void>
  removePages(set: PageSet): Promise<void>
  removePrerender(key: PrerenderKey): Promise<void>
}
