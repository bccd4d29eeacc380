import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { inParallel } from './inParallel'
import type { Files } from './files'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Encodings that are made once, when files enter the store, best first; each is the file's name with this ending. */
export const PRECOMPRESSED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

/**
 * Those of them that a site in a bucket has: each form there is an object that each promotion writes. A client that accepts gzip only is
 * given the plain file; every browser that the site runs in takes Brotli over https.
 */
export const PRECOMPRESSED_IN_BUCKETS = PRECOMPRESSED.filter(({ encoding }) => encoding === 'br')

const UNPACK = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const

/** The file that a name is a compressed form of, and its encoding; undefined for a name without such an ending. */
export function compressedFormOf(name: string) {
  const form = PRECOMPRESSED.find(({ ending }) => name.endsWith(ending))
  return form && { file: name.slice(0, -form.ending.length), encoding: form.encoding }
}

/** Whether the bytes are a compressed form of the file's content: they unpack to it, byte for byte. */
export async function isFormOf(
  whole: Uint8Array,
  encoding: (typeof PRECOMPRESSED)[number]['encoding'],
  bytes: Uint8Array,
): Promise<boolean> {
  // What unpacks to more is none, and is not unpacked any further.
  const unpacked = await UNPACK[encoding](bytes, { maxOutputLength: Math.max(1, whole.byteLength) }).catch(
    () => undefined,
  )
  return unpacked !== undefined && Buffer.compare(unpacked, whole) === 0
}

const TEXT = /\.(?:js|mjs|css|html|json|svg|txt|webmanifest)$/

/** Whether a file is kept in compressed forms as well; fonts and pictures are compressed already, and source maps are not served. */
export function isCompressible(file: string) {
  return TEXT.test(file)
}

/**
 * `best` for what is compressed once and fetched over networks; `quick` takes a fiftieth of the time and makes files about a
 * tenth larger, for what is served on the machine that it is made on.
 */
export type Compression = 'best' | 'quick'

/** From this much text on, the best compression would take minutes. */
const LARGE_BYTES = 32 * 1024 * 1024
const QUICK_BROTLI_QUALITY = 6

/** The files, and the compressed forms of each text. */
export async function withCompressed(files: Files, compression: Compression = 'best'): Promise<Files> {
  const texts = [...files].filter(([name]) => isCompressible(name))
  const bytesInAll = texts.reduce((sum, [, { byteLength }]) => sum + byteLength, 0)
  const isQuick = compression === 'quick' || bytesInAll > LARGE_BYTES
  const quality = isQuick ? QUICK_BROTLI_QUALITY : constants.BROTLI_MAX_QUALITY
  // A few at a time: each keeps some megabytes while it is at work.
  const compressed = await inParallel(texts, async ([name, bytes]) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    }
    const br = await brotli(bytes, { params })
    return { name, br, gzipped: await gz(bytes, { level: constants.Z_BEST_COMPRESSION }) }
  })
  const all = new Map(files)
  for (const { name, br, gzipped } of compressed) all.set(`${name}.br`, br).set(`${name}.gz`, gzipped)
  return all
}
