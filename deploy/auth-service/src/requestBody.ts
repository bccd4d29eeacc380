import { failure, success, type Result } from '@crossbook/contract'
import type { Problem } from './answers'

/** The largest body in bytes. Requests to sign in, sign up or change a password are smaller. */
const MOST_BYTES = 64 * 1024

/** Time within which a body must arrive. */
const BODY_MS = 10_000

/** Reads the JSON of a request. Fails after the first 64 KB, and after 10 seconds, so that no client keeps the service waiting. */
export async function readBody(request: Request): Promise<Result<unknown, Problem>> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return failure('tooLarge')
  const bytes = await bytesOf(request)
  if (!bytes.ok) return bytes
  try {
    return success(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value)))
  } catch {
    return failure('notJson')
  }
}

async function bytesOf({ body }: Request): Promise<Result<Uint8Array, Problem>> {
  if (!body) return success(new Uint8Array())
  const reader = body.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), BODY_MS)
  })
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), late])
      if (next === 'late') return failure('tooSlow')
      if (next.done) return success(Buffer.concat(parts))
      size += next.value.byteLength
      if (size > MOST_BYTES) return failure('tooLarge')
      parts.push(next.value)
    }
  } finally {
    clearTimeout(timer)
    void reader.cancel().catch(() => undefined)
  }
}
