import type { AppName, AppVersion, ChannelName, ReleaseId } from '@crossbook/contract'
import type { Store } from '@crossbook/store'

/**
 * A store as it is at one moment: what is read of its channels, releases, marks and builds is read once, however many ask, so
 * that what is rendered are the bytes that were compared. For one attempt at one thing; whether somebody else came first is
 * settled by what writes, which asks anew.
 * Releases never change: those whose documents are `known` are not read at all.
 */
export function steadyStore(store: Store, known: ReadonlyMap<ReleaseId, string> = new Map()): Store {
  const answers = new Map<string, Promise<unknown>>(
    [...known].map(([id, document]) => [`release ${id}`, Promise.resolve(document)]),
  )
  function once<Value>(question: string, ask: () => Promise<Value>) {
    const before = answers.get(question) as Promise<Value> | undefined
    if (before) return before
    const asked = ask()
    answers.set(question, asked)
    return asked
  }
  const historyOf = (channel: ChannelName, from = 1) =>
    once(`history ${channel} ${from}`, () => store.readHistory(channel, from))
  const marked = () =>
    once(
      'marks',
      async () => new Set((await store.listMarks()).map(({ app, version }) => nameOf(app, version))),
    )

  return {
    ...store,
    // Whoever asks for the end asks for what led to it as well: read together they are of the same moment.
    readPointer: async (channel) => (await historyOf(channel)).at(-1),
    // A list of one's own, which whoever asks may turn round.
    readHistory: async (channel, from) => [...(await historyOf(channel, from))],
    readRelease: (id) => once(`release ${id}`, () => store.readRelease(id)),
    readBuildFile: (app, version, file) =>
      once(`build ${nameOf(app, version)} ${file}`, () => store.readBuildFile(app, version, file)),
    async readMark(app, version) {
      const name = nameOf(app, version)
      return (await marked()).has(name) ? once(`mark ${name}`, () => store.readMark(app, version)) : undefined
    },
  }
}

function nameOf(app: AppName, version: AppVersion) {
  return `${app}@${version}`
}
