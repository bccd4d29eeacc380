import type { AppName, AppVersion, ReleaseId } from '@crossbook/contract'
import type { ChannelMove, ChannelName } from './channel'

/** Bytes by file name. */
export type Files = ReadonlyMap<string, Uint8Array>

/**
 * Where builds, releases, page shells and channels are kept. Builds, releases and page sets are immutable: the first to put
 * one wins, whole or not at all. A channel is an append-only list of moves, so that no promotion can overwrite another and
 * the history is the audit log. Implementations keep these promises between processes and through a kill at any point.
 */
export interface Store {
  /** Keeps a build under its version for ever; 'exists' when the version is taken, and then nothing has changed. */
  putBuild(app: AppName, version: AppVersion, files: Files): Promise<'stored' | 'exists'>
  /** One file of a build, or undefined when the store has no such build or file. */
  readBuildFile(app: AppName, version: AppVersion, file: string): Promise<Uint8Array | undefined>

  /** Keeps a release document; putting the same document again is harmless, because its name is its content's hash. */
  putRelease(id: ReleaseId, document: string): Promise<void>
  readRelease(id: ReleaseId): Promise<string | undefined>

  /** Keeps a set of page shells, named for its content as releases are; pages appear together or not at all. */
  putPages(set: PageSet, pages: Files): Promise<void>
  readPage(set: PageSet, file: string): Promise<Uint8Array | undefined>

  /** The channel's last move, which says what it shows; undefined before its first. */
  readPointer(channel: ChannelName): Promise<ChannelMove | undefined>
  /** Every move of the channel, oldest first. */
  readHistory(channel: ChannelName): Promise<ChannelMove[]>
  /** Appends a move whose revision follows the last one; 'conflict' when another move took that revision first. */
  movePointer(channel: ChannelName, move: ChannelMove): Promise<'moved' | 'conflict'>
}

/** Name of a set of page shells: a release's id, a dash, and a hash over what else the pages depend on. */
export type PageSet = string & { readonly PageSet: unique symbol }
