/** Caches reads of immutable documents by name, at most `most` of them. Failures are not cached. */
export function remembered<Key, Value>(
  read: (key: Key) => Promise<Value>,
  { most = 500, nameOf = String }: { most?: number; nameOf?: (key: Key) => string } = {},
) {
  const known = new Map<string, Promise<Value>>()
  return (key: Key) => {
    const name = nameOf(key)
    const found = known.get(name)
    if (found) return found
    const answer = read(key)
    answer.catch(() => known.delete(name))
    known.set(name, answer)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return answer
  }
}
