/** Requests under way at once; more would only wait for a connection. */
const MOST_AT_ONCE = 8

/**
 * Does something for each item, a few at a time. When one fails the rest is left, and nothing is under way any more: p-map
 * would let go while others still write into a bucket whose claim is given back.
 */
export async function inParallel<Item, Value>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const queue = [...items].entries()
  const values: Value[] = []
  let hasFailed = false
  const worker = async () => {
    for (const [index, item] of queue) {
      if (hasFailed) return
      try {
        values[index] = await work(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  const workers = await Promise.allSettled(Array.from({ length: MOST_AT_ONCE }, worker))
  const failed = workers.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
  return values
}
