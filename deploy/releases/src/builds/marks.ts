import { type AppName, type AppVersion, canonicalJson, check } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import * as v from 'valibot'

const markSchema = v.object({
  /** What is wrong with the build. */
  bad: v.string(),
  author: v.string(),
  /** ISO 8601 instant. */
  at: v.pipe(v.string(), v.isoTimestamp()),
})

/** What somebody has found of a build: nothing shows it any more. */
export type Mark = v.InferOutput<typeof markSchema>

/** Marks a build as bad, in place of an earlier mark. */
export async function markBuild(store: Store, app: AppName, version: AppVersion, mark: Mark) {
  await store.putMark(app, version, canonicalJson(mark))
}

/** Whether and why a build is bad; a mark that nobody can read is one. */
export async function readMark(store: Store, app: AppName, version: AppVersion): Promise<Mark | undefined> {
  const document = await store.readMark(app, version)
  if (document === undefined) return undefined
  const checked = check(markSchema, parse(document), 'Mark')
  return checked.ok ? checked.value : { bad: 'its mark cannot be read', author: 'nobody knows', at: '' }
}

/** Whether a document is a mark. */
export function isMark(document: unknown) {
  return v.is(markSchema, document)
}

function parse(document: string): unknown {
  try {
    return JSON.parse(document)
  } catch {
    return undefined
  }
}
