import { failure, REPORT_LIMITS, type Result, success } from '@crossbook/contract'

/** Why a body is not read. */
type BodyProblem = 'tooLarge' | 'notJson'

/** The JSON of a request, of which no byte after the limit is read. */
export async function readBody(request: Request): Promise<Result<unknown, BodyProblem>> {
  if (Number(request.headers.get('content-length') ?? 0) > REPORT_LIMITS.bytes) return failure('tooLarge')
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > REPORT_LIMITS.bytes) return failure('tooLarge')
    parts.push(part)
  }
  try {
    return success(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts))))
  } catch {
    return failure('notJson')
  }
}
