import { randomUUID } from 'node:crypto'
import { PLACES } from '../storeLayout'
import { StoreProblem } from '../storeProblem'
import { type BucketRequests, type Condition, etagOf } from './bucketRequests'

/** Object that is written only to find out whether the server honours conditions. */
const PROBE = `${PLACES.probes}/conditional-writes`

/** Conditions that an existing object never meets. */
const PROBES = { IfNoneMatch: '*', IfMatch: '"00000000000000000000000000000000"' } as const

/** Ways to write an ETag in a condition: as the server sent it, as in HTTP; or without quotes, for Ceph's gateway. */
const TAG_FORMS: TagForms = [(etag) => etag, (etag) => etag.replaceAll('"', '')]
type TagForm = (etag: string) => string
type TagForms = readonly [TagForm, ...TagForm[]]

/** Writes objects under conditions, after a check that the server honours them. */
export function conditionalWrites(requests: BucketRequests) {
  /** Whether the server honours each condition. It is checked before the first write that relies on it. */
  const kept = new Map<keyof typeof PROBES, Promise<void>>()
  /** Forms of ETags that the server may accept; only the accepted one, once it is known. */
  let tagForms = TAG_FORMS

  return writeIf

  /** Writes an object and returns its new ETag; undefined when the condition did not hold. */
  async function writeIf(key: string, bytes: Uint8Array, { IfMatch, ...condition }: Condition) {
    await checkKept(IfMatch === undefined ? 'IfNoneMatch' : 'IfMatch')
    const writer = randomUUID()
    const [first, ...others] = tagForms
    // Until a form is known to work, a refusal may be due to another writer. So the first form is tried between two reads too.
    const forms = IfMatch !== undefined && others.length > 0 ? [first, ...others, first] : [first]
    let seen: { writer?: string | undefined } | undefined
    for (const form of forms) {
      const tag = IfMatch === undefined ? {} : { IfMatch: form(IfMatch) }
      const written = await requests.write(key, bytes, { ...condition, ...tag }, { writer })
      // The answer to an earlier try may have been lost after the server had carried it out.
      const there = written ? { etag: etagOf(written), writer } : await requests.look(key)
      if (there?.writer === writer) {
        if (IfMatch !== undefined) tagForms = [form]
        return there.etag
      }
      const isUnchanged = there?.etag === IfMatch && (!seen || there?.writer === seen.writer)
      if (forms.length === 1 || !isUnchanged || condition.may?.() === false) return undefined
      seen = there
    }
    throw new StoreProblem(
      `${requests.store} refuses to write over ${key} though it is unchanged: it does not compare If-Match with the ETags that it sends, so nothing can be replaced there; use another server.`,
    )
  }

  /** Checks that the server honours a condition. Otherwise two promotions could overwrite each other unnoticed. */
  function checkKept(condition: keyof typeof PROBES) {
    const checked =
      kept.get(condition) ??
      probe(condition).catch((error: unknown) => {
        kept.delete(condition)
        throw error
      })
    kept.set(condition, checked)
    return checked
  }

  /** Writes an object whose condition does not hold. If the object does not exist yet, the first write creates it. */
  async function probe(condition: keyof typeof PROBES) {
    const isOverwritten = async () =>
      (await requests.write(PROBE, new Uint8Array(), { [condition]: PROBES[condition] }, {})) !== undefined
    if ((await isOverwritten()) && (condition === 'IfMatch' || (await isOverwritten())))
      throw new StoreProblem(
        `${requests.store} ignores conditions (If-None-Match, If-Match), so that two promotions could overwrite each other: use a server with conditional writes.`,
      )
  }
}
