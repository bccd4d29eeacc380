import { randomUUID } from 'node:crypto'
import { PLACES } from '../storeLayout'
import { StoreProblem } from '../storeProblem'
import { type BucketRequests, type Condition, etagOf } from './bucketRequests'

/** Written by nobody else, to find out whether the server keeps its conditions. */
const PROBE = `${PLACES.probes}/conditional-writes`

/** What never holds of an object that is there. */
const PROBES = { IfNoneMatch: '*', IfMatch: '"00000000000000000000000000000000"' } as const

/** How a condition writes an ETag: as the server said it, which HTTP asks for; or bare, which alone holds on Ceph's gateway. */
const TAG_FORMS: TagForms = [(etag) => etag, (etag) => etag.replaceAll('"', '')]
type TagForm = (etag: string) => string
type TagForms = readonly [TagForm, ...TagForm[]]

/** Writes objects under conditions, after a check that the server honours them. */
export function conditionalWrites(requests: BucketRequests) {
  /** Whether the server keeps each condition: found out before the first write that relies on it. */
  const kept = new Map<keyof typeof PROBES, Promise<void>>()
  /** Forms of ETags that may hold here; the one alone that did, as soon as one did. */
  let tagForms = TAG_FORMS

  return writeIf

  /** Gives the object's new ETag; undefined when the condition did not hold. */
  async function writeIf(key: string, bytes: Uint8Array, { IfMatch, ...condition }: Condition) {
    await checkKept(IfMatch === undefined ? 'IfNoneMatch' : 'IfMatch')
    const writer = randomUUID()
    const [first, ...others] = tagForms
    // Where no form is known to hold, a refusal proves nothing unless nobody wrote meanwhile: the first is tried between two looks too.
    const forms = IfMatch !== undefined && others.length > 0 ? [first, ...others, first] : [first]
    let seen: { writer?: string | undefined } | undefined
    for (const form of forms) {
      const tag = IfMatch === undefined ? {} : { IfMatch: form(IfMatch) }
      const written = await requests.write(key, bytes, { ...condition, ...tag }, { writer })
      // The answer to an earlier try may have been lost on the way, after it had been carried out.
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
      `${requests.store} refuses to write over ${key} though it is unchanged: it does not compare ETags (If-Match) as it says them, so nothing can be replaced there; use another server.`,
    )
  }

  /** On a server that overlooks a condition, two promotions would overwrite each other without a word. */
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

  /** Writes an object where the condition does not hold; where none is yet, the first time makes it not hold. */
  async function probe(condition: keyof typeof PROBES) {
    const isOverwritten = async () =>
      (await requests.write(PROBE, new Uint8Array(), { [condition]: PROBES[condition] }, {})) !== undefined
    if ((await isOverwritten()) && (condition === 'IfMatch' || (await isOverwritten())))
      throw new StoreProblem(
        `${requests.store} overlooks conditions (If-None-Match, If-Match), so that two promotions could overwrite each other: use a server with conditional writes.`,
      )
  }
}
