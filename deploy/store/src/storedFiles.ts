import type { Store } from './store'

/**
 * The raw files of a store, whatever they contain, for commands that find and repair damage. Names are
 * paths below the store's root, as LAYOUT gives them.
 */
export interface StoredFiles {
  /** Names of all files below a folder, sorted; links are left out. */
  list(folder: string): Promise<string[]>
  read(name: string): Promise<Uint8Array | undefined>
  /** Writes a file whole, whatever is there. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Removes a file or a folder; what is absent already is no error. */
  remove(name: string): Promise<void>
}

/** A store that lies somewhere, and so can be damaged. */
export interface StoreWithFiles extends Store {
  files: StoredFiles
}
