/** A part of a file, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The one range that a Range header asks for in a file of `size` bytes: 'unsatisfiable' when it lies outside, undefined when
 * the header is absent, malformed or asks for several ranges, which HTTP allows to answer with the whole file. Our own, because
 * range-parser calls `bytes=5-2` unsatisfiable, which HTTP wants ignored.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
