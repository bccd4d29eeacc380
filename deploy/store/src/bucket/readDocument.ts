import { check } from '@crossbook/contract'
import { parsedJson } from '@crossbook/web-files'
import type * as v from 'valibot'
import { StoreProblem } from '../storeProblem'
import type { Bucket } from './bucket'

/**
 * Reads one of the store's own documents and checks it. Returns it with its bytes and ETag; undefined when it is absent. Throws a
 * StoreProblem for a damaged one.
 */
export async function readDocument<Schema extends v.GenericSchema>(
  bucket: Bucket,
  key: string,
  schema: Schema,
) {
  const found = await bucket.read(key)
  if (!found) return undefined
  const checked = check(schema, parsedJson(found.bytes), key)
  if (!checked.ok) throw new StoreProblem(`The store is damaged: ${checked.problem}`)
  return { value: checked.value, ...found }
}
