import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Files } from '../store/store'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Encodings that are made once, when files enter the store, best first; each is the file's name with this ending. */
export const PRECOMPRESSED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

const TEXT = /\.(?:js|mjs|css|html|json|svg|txt|map)$/

/** Whether a file shrinks when it is compressed; fonts and pictures are compressed already. */
export function isCompressible(file: string) {
  return TEXT.test(file)
}

/** The files, and beside each text its compressed forms. */
export async function withCompressed(files: Files): Promise<Files> {
  const all = new Map(files)
  await Promise.all(
    [...files]
      .filter(([name]) => isCompressible(name))
      .map(async ([name, bytes]) => {
        const [br, gzipped] = await Promise.all([
          brotli(bytes, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
            },
          }),
          gz(bytes, { level: constants.Z_BEST_COMPRESSION }),
        ])
        all.set(`${name}.br`, br)
        all.set(`${name}.gz`, gzipped)
      }),
  )
  return all
}
