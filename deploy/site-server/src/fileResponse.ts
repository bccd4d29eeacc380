import { createHash } from 'node:crypto'
import {
  acceptedEncodings,
  byteRange,
  contentType,
  isCompressible,
  PRECOMPRESSED,
} from '@crossbook/web-files'

/** A stored file: its name, and how to read it or one of its compressed forms. */
export interface StoredFile {
  name: string
  cacheControl: string
  status?: number
  read(name: string): Promise<Uint8Array | undefined>
}

/** Answers a GET or HEAD with a file: the best encoding that the client accepts, 304 if it has the file, a range if it asks for one. */
export async function fileResponse(request: Request, file: StoredFile): Promise<Response | undefined> {
  const found = await bestForm(request, file)
  if (!found) return undefined
  const { bytes, encoding } = found
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': file.cacheControl,
    etag,
    'content-type': contentType(file.name),
  })
  if (isCompressible(file.name)) headers.set('vary', 'accept-encoding')
  if (encoding) headers.set('content-encoding', encoding)

  if (file.status !== undefined) return answer(request, bytes, file.status, headers)
  if (hasTag(request.headers.get('if-none-match'), etag)) {
    headers.delete('content-type')
    headers.delete('content-encoding')
    return new Response(null, { status: 304, headers })
  }
  const range = isRangeWanted(request, etag)
    ? byteRange(request.headers.get('range'), bytes.byteLength)
    : undefined
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes.byteLength}`)
    headers.set('cache-control', 'no-store')
    headers.delete('content-encoding')
    return answer(request, new Uint8Array(), 416, headers)
  }
  if (range) {
    headers.set('content-range', `bytes ${range.start}-${range.end}/${bytes.byteLength}`)
    return answer(request, bytes.subarray(range.start, range.end + 1), 206, headers)
  }
  return answer(request, bytes, 200, headers)
}

async function bestForm(request: Request, { name, read }: StoredFile) {
  const offered = isCompressible(name) ? PRECOMPRESSED.map(({ encoding }) => encoding) : []
  for (const encoding of acceptedEncodings(request.headers.get('accept-encoding'), offered)) {
    const ending = PRECOMPRESSED.find((form) => form.encoding === encoding)?.ending ?? ''
    const bytes = await read(`${name}${ending}`)
    if (bytes) return { bytes, encoding }
  }
  const bytes = await read(name)
  return bytes && { bytes, encoding: undefined }
}

function answer(request: Request, bytes: Uint8Array, status: number, headers: Headers) {
  headers.set('content-length', String(bytes.byteLength))
  return new Response(request.method === 'HEAD' ? null : Buffer.from(bytes), { status, headers })
}

function hasTag(header: string | null, etag: string) {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

/** A range of an older file would be pasted onto the newer one: If-Range asks for the whole file in that case. */
function isRangeWanted(request: Request, etag: string) {
  const condition = request.headers.get('if-range')
  return request.method === 'GET' && (condition === null || condition === etag)
}
