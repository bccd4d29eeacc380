import { failure, REPORT_LIMITS, type Result, success } from '@crossbook/contract'

/** Why a body is not read. */
type BodyProblem = 'tooLarge' | 'notJson'

/** The JSON of a request, of which no byte after the limit is read. */
export async function readBody(request: Request): Promise<Result<unknown, BodyProblem>> {
  const bytes = await readBytes(request)
  if (!bytes) return failure('tooLarge')
  try {
    return success(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return failure('notJson')
  }
}

/** Undefined where there are more than the limit. */
async function readBytes(request: Request): Promise<Uint8Array | undefined> {
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > REPORT_LIMITS.bytes) return undefined
  if (announced !== null) {
    // No connection brings more than it announced, and read at once a flood costs less than in parts.
    const bytes = new Uint8Array(await request.arrayBuffer())
    return bytes.byteLength > REPORT_LIMITS.bytes ? undefined : bytes
  }
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > REPORT_LIMITS.bytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}
