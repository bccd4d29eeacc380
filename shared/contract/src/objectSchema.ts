import * as v from 'valibot'

/**
 * Creates a schema like `v.object`. Valibot goes through the entries with `for … in`, which also finds what other scripts on a page
 * have added to `Object.prototype`; these entries have no prototype.
 */
export function object<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(Object.assign<Entries, Entries>(Object.create(null), entries))
}
