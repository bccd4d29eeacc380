import type { Reports } from '@crossbook/reports'
import type { Store } from '@crossbook/store'
import { createAccessControl } from './access/accessControl'
import { createConsole } from './createConsole'
import { openEvents } from './events'
import { openReading, type ReadingOptions } from './reading/reading'
import type { RunRelease } from './runRelease'

/** The address of the console. */
export const PORT = 4999
const HERE = `http://localhost:${PORT}`
const PAGE = '<!doctype html><title>Release console</title>'
const FROM_PAGE = { host: `localhost:${PORT}`, origin: HERE, 'sec-fetch-site': 'same-origin' }

/** Store calls by name, which a view makes, and how many revisions it is given. */
function counted(store: Store, calls: string[], revisions: number[]): Store {
  return new Proxy(store, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver)
      if (typeof value !== 'function') return value
      return (...parameters: unknown[]) => {
        calls.push(String(name))
        const answer: unknown = Reflect.apply(value, target, parameters)
        if (name !== 'readHistory' || !(answer instanceof Promise)) return answer
        return answer.then((history: readonly object[]) => {
          revisions.push(history.length)
          return history
        })
      }
    },
  })
}

/** A filled store with its reports, and the command line to change the store. */
interface Trial {
  store: Store
  reports: Reports
  run: RunRelease
}

interface OpenedOptions extends Pick<ReadingOptions, 'budgetsAt'> {
  writes?: boolean
}

/** The events and reports of the consoles that a test has opened. */
const open = new Set<{ close(): unknown }>()
afterEach(async () => {
  for (const one of open) await one.close()
  open.clear()
})

/** Returns a function that opens a console over a new store, which is filled in the usual way or in another one. */
export function consoleOpener(trial: () => Promise<Trial>, usual: (store: Store) => Promise<unknown>) {
  return async (fill = usual, options?: OpenedOptions) => {
    const made = await trial()
    await fill(made.store)
    return openedConsole(made, options)
  }
}

/** A console over a filled store, opened by its link. It is closed after the test. */
export async function openedConsole(trial: Trial, { writes = true, budgetsAt }: OpenedOptions = {}) {
  const calls: string[] = []
  const revisions: number[] = []
  const reading = openReading({
    store: counted(trial.store, calls, revisions),
    reports: () => Promise.resolve(trial.reports),
    now: () => new Date(),
    budgetsAt,
  })
  const events = openEvents(reading)
  const access = createAccessControl(PORT)
  const answer = createConsole({
    answering: { reading, run: trial.run, writes, place: 'a store' },
    ...{ events, access, files: new Map([['index.html', Buffer.from(PAGE)]]) },
  })
  const enter = () => answer(new Request(access.link, { headers: { host: `localhost:${PORT}` } }))
  const cookie = ((await enter()).headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const get = (path: string, headers: Record<string, string> = {}, more: RequestInit = {}) =>
    answer(new Request(HERE + path, { ...more, headers: { ...FROM_PAGE, cookie, ...headers } }))
  const read = async <Document>(path: string) => (await (await get(`/api/${path}`)).json()) as Document
  const post = async <Answer>(path: string, body: object, headers: Record<string, string> = {}) => {
    const text = JSON.stringify(body)
    const length = String(Buffer.byteLength(text))
    const sent = { 'content-type': 'application/json', 'content-length': length, ...headers }
    return (await (await get(`/api/${path}`, sent, { method: 'POST', body: text })).json()) as Answer
  }
  open.add(events).add(trial.reports)
  return { ...trial, enter, get, read, post, calls, revisions }
}
