import type { AppName, AppVersion, ChannelName } from '@crossbook/contract'
import type { Files } from '@crossbook/web-files'
import type { ChannelRevision } from './channel'
import type { storedDocuments, storedPages } from './documents'
import type { CohortPages, PageSet, Served, ShownSite } from './names'

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
  /** Returns a tag for each file of a build, which changes with its bytes; undefined where tags cost as much as reading. */
  readBuildTags(app: AppName, version: AppVersion): Promise<ReadonlyMap<string, string> | undefined>
  listBuilds(): Promise<{ app: AppName; version: AppVersion; at: Date }[]>
  removeBuild(app: AppName, version: AppVersion): Promise<void>
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

/**
 * The part of a store that keeps the channels' sites for static servers: a set of pages, and the builds and prerenders that they need. They
 * are derived from the rest of the store and can be written again at any time. Each of their files is replaced whole.
 */
export interface StoredSites {
  showPages(channel: ChannelName, set: PageSet): Promise<void>
  shownPages(channel: ChannelName): Promise<PageSet | undefined>
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
  removeStrays(channel: ChannelName, names: readonly string[]): Promise<void>
}

/**
 * Keeps builds, releases, pages and channels. Builds, releases and page sets are immutable: the first writer of one wins, whole or not at
 * all. A channel is an append-only list of revisions, so that no promotion can overwrite another and the history is the audit log.
 * Implementations keep these promises between processes and through a kill at any point.
 */
export interface Store extends StoredBuilds, StoredChannels, StoredSites, StoredDocuments, StoredPages {}

/** The parts of a store that are the same in a folder and in a bucket. */
type StoredDocuments = ReturnType<typeof storedDocuments>
type StoredPages = ReturnType<typeof storedPages>

/** The raw files of a store, for commands that find and repair damage. Names are paths as LAYOUT gives them. */
export interface StoredFiles {
  /** Names of all files below a folder, sorted; links are left out. */
  list(folder: string): Promise<string[]>
  read(name: string): Promise<Uint8Array | undefined>
  /** Writes a file whole, whether or not it exists. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Removes a file or a folder; an absent one is no error. */
  remove(name: string): Promise<void>
}

/** A store whose files are accessible, and so can be damaged and repaired. */
export interface StoreWithFiles extends Store {
  files: StoredFiles
}
