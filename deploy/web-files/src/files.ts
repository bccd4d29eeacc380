/** Bytes by file name. */
export type Files = ReadonlyMap<string, Uint8Array>
