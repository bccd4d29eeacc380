/** What is read by its name and never changes is read once; of many the last `most` are kept. A failure is not remembered. */
export function remembered<Key, Value>(
  read: (key: Key) => Promise<Value>,
  { most = 500, nameOf = String }: { most?: number; nameOf?: (key: Key) => string } = {},
) {
  const known = new Map<string, Promise<Value>>()
  return (key: Key) => {
    const name = nameOf(key)
    const found = known.get(name)
    if (found) return found
    const asked = read(key)
    asked.catch(() => known.delete(name))
    known.set(name, asked)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return asked
  }
}
