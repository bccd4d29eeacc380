import type { AppName, AppVersion, ChannelName, MixId, ReleaseId } from '@crossbook/contract'
import type { Files } from '@crossbook/web-files'
import type { ChannelRevision } from './channel'
import type { BuildSet, CohortPages, PageSet, PrerenderKey, Served, ShownSite } from './names'

// Listed objects come with their time, for pruning. What is removed is removed whole or not at all; an absent object is no error.

/** The part of a store that keeps builds. */
export interface StoredBuilds {
  /**
   * Keeps a build under its version for ever. Returns 'exists' when the version is taken, and 'removed' when it was taken by a build that
   * has been removed. In both cases nothing has changed.
   */
  putBuild(app: AppName, version: AppVersion, files: Files): Promise<'stored' | 'exists' | 'removed'>
  /** Returns whether a build with this version existed and has been removed. */
  isBuildRemoved(app: AppName, version: AppVersion): Promise<boolean>
  /** Returns every version of an application that the store keeps or kept, in no order, including removed builds. */
  listVersions(app: AppName): Promise<readonly AppVersion[]>
  /** One file of a build, or undefined when the store has no such build or file. */
  readBuildFile(app: AppName, version: AppVersion, file: string): Promise<Uint8Array | undefined>
  /**
   * Returns a tag for each file of a build, which changes whenever the file's bytes change. Undefined where the store has no tags that
   * cost less than reading the files.
   */
  readBuildTags(app: AppName, version: AppVersion): Promise<ReadonlyMap<string, string> | undefined>
  listBuilds(): Promise<{ app: AppName; version: AppVersion; at: Date }[]>
  removeBuild(app: AppName, version: AppVersion): Promise<void>
}

/** The part of a store that keeps sets of pages, and prerenders. */
export interface StoredPages {
  /** Keeps a set of pages, named for its content as releases are; pages appear together or not at all. */
  putPages(set: PageSet, pages: Files): Promise<void>
  /** Makes an existing set consist of these pages again. Compressed forms are kept where they have the same content. */
  repairPages(set: PageSet, pages: Files): Promise<void>
  readPage(set: PageSet, file: string): Promise<Uint8Array | undefined>
  listPages(): Promise<{ set: PageSet; at: Date }[]>
  removePages(set: PageSet): Promise<void>

  /** Keeps what one route was prerendered to, named for all that it was made from: its document and its style sheet. */
  putPrerender(key: PrerenderKey, files: Files): Promise<void>
  readPrerender(key: PrerenderKey, file: string): Promise<Uint8Array | undefined>
  listPrerenders(): Promise<{ key: PrerenderKey; at: Date }[]>
  removePrerender(key: PrerenderKey): Promise<void>
}

/** The part of a store that keeps channels. */
export interface StoredChannels {
  /** Returns the channel's last revision, which names what it shows; undefined before the first revision. */
  readPointer(channel: ChannelName): Promise<ChannelRevision | undefined>
  /**
   * Returns every revision of the channel, oldest first; with `from`, those from this number on. A damaged revision is left out, so that
   * its number is missing. The last revision is never left out.
   */
  readHistory(channel: ChannelName, from?: number): Promise<ChannelRevision[]>
  /** Appends the revision that follows the last one; 'conflict' when another took its number first. */
  movePointer(channel: ChannelName, revision: ChannelRevision): Promise<'moved' | 'conflict'>
  listChannels(): Promise<ChannelName[]>
}

/** The part of a store that keeps single documents. */
export interface StoredDocuments {
  /** Keeps a release document; putting the same document again is harmless, because its name is its content's hash. */
  putRelease(id: ReleaseId, document: string): Promise<void>
  readRelease(id: ReleaseId): Promise<string | undefined>
  listReleases(): Promise<{ id: ReleaseId; at: Date }[]>
  removeRelease(id: ReleaseId): Promise<void>

  /** Keeps a mix's document; putting the same mix again is harmless, because its name is its content's hash. */
  putMix(channel: ChannelName, id: MixId, document: string): Promise<void>
  readMix(channel: ChannelName, id: MixId): Promise<string | undefined>
  /** Replaces a mix's document with one that marks the mix as ended. */
  endMix(channel: ChannelName, id: MixId, document: string): Promise<void>
  listMixes(channel: ChannelName): Promise<MixId[]>

  /** Marks a build, in place of an earlier mark. The build itself is unchanged. */
  putMark(app: AppName, version: AppVersion, document: string): Promise<void>
  readMark(app: AppName, version: AppVersion): Promise<string | undefined>
  removeMark(app: AppName, version: AppVersion): Promise<void>
  /** Returns the builds that have a mark. */
  listMarks(): Promise<{ app: AppName; version: AppVersion }[]>

  /** Stores which of a channel's builds have been compared. It can be created again at any time. */
  putChecked(channel: ChannelName, document: string): Promise<void>
  readChecked(channel: ChannelName): Promise<string | undefined>

  /** Keeps the result of verifying a set of builds, in place of an earlier result. */
  putVerification(set: BuildSet, document: string): Promise<void>
  readVerification(set: BuildSet): Promise<string | undefined>
  listVerifications(): Promise<{ set: BuildSet; at: Date }[]>
  removeVerification(set: BuildSet): Promise<void>

  /** The list of the available versions on a channel's site, which can be written again at any time. */
  putVersions(channel: ChannelName, document: string): Promise<void>
  readVersions(channel: ChannelName): Promise<string | undefined>
  /** Takes the list away, on a channel that no longer accepts mixes. */
  removeVersions(channel: ChannelName): Promise<void>
}

/**
 * The part of a store that keeps the channels' sites for static servers: a set of pages, and the builds and prerenders that they need. They
 * are derived from the rest of the store and can be written again at any time. Each of their files is replaced whole.
 */
export interface StoredSites {
  showPages(channel: ChannelName, set: PageSet): Promise<void>
  shownPages(channel: ChannelName): Promise<PageSet | undefined>
  /** Whether a channel's site has this file of a build, a prerender or a set of pages; not all stores put all compressed forms there. */
  isOnSites(file: string): boolean
  /** Shows this set of pages to these cohorts, and the channel's pages to all others. Undefined: all visitors get the channel's pages. */
  showCohorts(channel: ChannelName, shown: CohortPages | undefined): Promise<void>
  /** Reads everything that the channel's site shows: two or three requests in a bucket. */
  readSite(channel: ChannelName): Promise<ShownSite>
  /**
   * Puts the files of a build or prerender for browsers next to the pages of the channel's site, in place of the existing ones. Of a
   * build these are the files that its app.json lists, with matching bytes, and their compressed forms, each unpacked and compared. A
   * damaged file is left out. If the store does not have the build or prerender, nothing is served.
   */
  serve(channel: ChannelName, item: Served): Promise<void>
  listServed(channel: ChannelName): Promise<Served[]>
  stopServing(channel: ChannelName, item: Served): Promise<void>
  /** Removes the files that `readSite` names as strays. */
  removeStrays(channel: ChannelName, names: readonly string[]): Promise<void>
}

/**
 * Keeps builds, releases, pages and channels. Builds, releases and page sets are immutable: the first writer of one wins, whole or not at
 * all. A channel is an append-only list of revisions, so that no promotion can overwrite another and the history is the audit log.
 * Implementations keep these promises between processes and through a kill at any point.
 */
export interface Store extends StoredBuilds, StoredPages, StoredChannels, StoredDocuments, StoredSites {}
