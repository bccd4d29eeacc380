import { type AppName, type AppVersion, canonicalJson, check } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { parsedJson } from '@crossbook/web-files'
import * as v from 'valibot'

const markSchema = v.object({
  /** Why the build is bad. */
  bad: v.string(),
  author: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
})

/** Marks a build as bad, so that nothing uses it any more. */
export type Mark = v.InferOutput<typeof markSchema>

/** Marks a build as bad, in place of an earlier mark. */
export async function markBuild(store: Store, app: AppName, version: AppVersion, mark: Mark) {
  await store.putMark(app, version, canonicalJson(mark))
}

/** Returns the mark of a bad build; undefined without a mark. An unreadable mark also marks the build as bad. */
export async function readMark(store: Store, app: AppName, version: AppVersion): Promise<Mark | undefined> {
  const document = await store.readMark(app, version)
  if (document === undefined) return undefined
  const checked = check(markSchema, parsedJson(document), 'Mark')
  return checked.ok ? checked.value : { bad: 'its mark cannot be read', author: 'nobody knows', at: '' }
}

/** Whether a document is a mark. */
export function isMark(document: unknown) {
  return v.is(markSchema, document)
}
