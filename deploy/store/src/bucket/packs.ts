import { createHash } from 'node:crypto'
import { type Files, parsedJson } from '@crossbook/web-files'
import * as v from 'valibot'

const END_OF_HEADER = '\n'.charCodeAt(0)

const headerSchema = v.object({
  /** Name and length of each file, in the order in which they follow. */
  files: v.array(v.tuple([v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))])),
  /** SHA-256 in hex of all that follows. */
  hash: v.string(),
})

/** Files as one object: a line of JSON that says which they are, then one after another. The same files make the same bytes. */
export function packed(files: Files): Uint8Array {
  const content = Buffer.concat([...files.values()])
  const header = {
    files: [...files].map(([name, { byteLength }]) => [name, byteLength] as const),
    hash: hashOf(content),
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), content])
}

/** The files of such an object; undefined for one that is truncated or has other bytes than were put. */
export function unpacked(bytes: Uint8Array): Files | undefined {
  const end = bytes.indexOf(END_OF_HEADER)
  const header = v.safeParse(headerSchema, parsedJson(bytes.subarray(0, Math.max(0, end))))
  const content = bytes.subarray(end + 1)
  if (!header.success || header.output.hash !== hashOf(content)) return undefined
  let start = 0
  const files = header.output.files.map(([name, length]) => {
    const file = content.subarray(start, (start += length))
    return [name, file] as const
  })
  return start === content.byteLength ? new Map(files) : undefined
}

function hashOf(bytes: Uint8Array) {
  return createHash('sha256').update(bytes).digest('hex')
}
