import type { Store } from './store'

/**
 * The raw files of a store, whatever they contain, for commands that find and repair damage. Names are
 * paths below the store's root, as LAYOUT gives them.
 */
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
