import type { ChannelName, ReleaseId } from '@crossbook/contract'
import type { Store } from '@crossbook/store'
import { buildName } from './shownApps'

/**
 * A snapshot of a store for one attempt at one change: everything is read at most once, so that the rendered files are the checked ones.
 * The write itself detects concurrent changes. Releases never change: those whose documents are `known` are not read at all.
 */
export function snapshotStore(store: Store, known: ReadonlyMap<ReleaseId, string> = new Map()): Store {
  const answers = new Map<string, Promise<unknown>>(
    [...known].map(([id, document]) => [`release ${id}`, Promise.resolve(document)]),
  )
  function once<Value>(question: string, ask: () => Promise<Value>) {
    const before = answers.get(question) as Promise<Value> | undefined
    if (before) return before
    const answer = ask()
    answers.set(question, answer)
    return answer
  }
  const historyOf = (channel: ChannelName, from = 1) =>
    once(`history ${channel} ${from}`, () => store.readHistory(channel, from))
  const marked = () => once('marks', async () => new Set((await store.listMarks()).map(buildName)))

  return {
    ...store,
    // Callers that read the current revision also read its history. Reading both together keeps them consistent.
    readPointer: async (channel) => (await historyOf(channel)).at(-1),
    // A copy, because callers may reverse the list.
    readHistory: async (channel, from) => [...(await historyOf(channel, from))],
    readRelease: (id) => once(`release ${id}`, () => store.readRelease(id)),
    readBuildFile: (app, version, file) =>
      once(`build ${buildName({ app, version })} ${file}`, () => store.readBuildFile(app, version, file)),
    async readMark(app, version) {
      const name = buildName({ app, version })
      return (await marked()).has(name) ? once(`mark ${name}`, () => store.readMark(app, version)) : undefined
    },
  }
}
