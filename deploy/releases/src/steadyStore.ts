import type { AppName, AppVersion } from '@crossbook/contract'
import type { Store } from '@crossbook/store'

/**
 * A store as it is at one moment: what is read of its channels, releases, marks and builds is read once, however many ask, so
 * that what is rendered are the bytes that were compared. For one attempt at one thing; whether somebody else came first is
 * settled by what writes, which asks anew.
 */
export function steadyStore(store: Store): Store {
  const answers = new Map<string, Promise<unknown>>()
  function once<Value>(question: string, ask: () => Promise<Value>) {
    const known = answers.get(question) as Promise<Value> | undefined
    if (known) return known
    const asked = ask()
    answers.set(question, asked)
    return asked
  }
  const marked = () =>
    once(
      'marks',
      async () => new Set((await store.listMarks()).map(({ app, version }) => nameOf(app, version))),
    )

  return {
    ...store,
    readPointer: (channel) => once(`pointer ${channel}`, () => store.readPointer(channel)),
    // A list of one's own, which whoever asks may turn round.
    readHistory: (channel, from = 1) =>
      once(`history ${channel} ${from}`, () => store.readHistory(channel, from)).then((history) => [
        ...history,
      ]),
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
