import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import Negotiator from 'negotiator'
import { inParallel } from './inParallel'

/** Bytes by file name. */
export type Files = ReadonlyMap<string, Uint8Array>

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Encodings of the compressed forms that are made when files enter the store, best first. A form has the file's name with this ending. */
export const PRECOMPRESSED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

/**
 * The encodings that a site in a bucket has. Each promotion writes each form there as an object, so a client that accepts only gzip gets
 * the plain file. Every browser that the site supports accepts Brotli over https.
 */
export const PRECOMPRESSED_IN_BUCKETS = PRECOMPRESSED.filter(({ encoding }) => encoding === 'br')

const UNPACK = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const

/** Returns the file that a name is a compressed form of, and its encoding; undefined for a name without such an ending. */
export function compressedFormOf(name: string) {
  const form = PRECOMPRESSED.find(({ ending }) => name.endsWith(ending))
  return form && { file: name.slice(0, -form.ending.length), encoding: form.encoding }
}

/** Returns the offered encodings that a request's Accept-Encoding accepts, in the offered order. q=0 refuses one. */
export function acceptedEncodings<Encoding extends string>(
  header: string | null,
  offered: readonly Encoding[],
) {
  // Without the header a client accepts any encoding, but only the plain file is sure to be readable.
  if (header === null) return []
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  return offered.filter((encoding) => negotiator.encoding([encoding]) === encoding)
}

/** Whether the bytes are a compressed form of the file's content: they unpack to it, byte for byte. */
export async function isFormOf(
  whole: Uint8Array,
  encoding: (typeof PRECOMPRESSED)[number]['encoding'],
  bytes: Uint8Array,
): Promise<boolean> {
  // A larger result is refused, and not decompressed any further.
  const unpacked = await UNPACK[encoding](bytes, { maxOutputLength: Math.max(1, whole.byteLength) }).catch(
    () => undefined,
  )
  return unpacked !== undefined && Buffer.compare(unpacked, whole) === 0
}

const TEXT = /\.(?:js|mjs|css|html|json|svg|txt|webmanifest)$/

/** Returns whether a file is also kept in compressed forms. Fonts and pictures are compressed already, and source maps are not served. */
export function isCompressible(file: string) {
  return TEXT.test(file)
}

/**
 * `best` is for files that are compressed once and fetched over networks. `quick` takes a fiftieth of the time and makes files about a
 * tenth larger. It is for files that are served by the machine that makes them.
 */
export type Compression = 'best' | 'quick'

/** The size from which the best compression would last minutes. */
const LARGE_BYTES = 32 * 1024 * 1024
const QUICK_BROTLI_QUALITY = 6

/** Returns the files, and the compressed forms of each text. */
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
