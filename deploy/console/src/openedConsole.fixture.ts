import type { Reports } from '@crossbook/reports'
import type { Store } from '@crossbook/store'
import type { RunRelease } from './actions/actions'
import { createConsole } from './createConsole'
import { createAccessControl } from './access/accessControl'
import { openEvents } from './events'
import type { BudgetsAt } from './reading/budgets'
import { openReading } from './reading/reading'

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

/** A console over a filled store, and the command line to change the store. */
interface Trial {
  store: Store
  reports: Reports
  run: RunRelease
}

/** A console, opened by its link. */
export async function openedConsole(
  trial: Trial,
  { writes = true, budgetsAt }: { writes?: boolean; budgetsAt?: BudgetsAt | undefined } = {},
) {
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
  const close = async () => {
    events.close()
    await trial.reports.close()
  }
  return { ...trial, access, enter, get, read, post, calls, revisions, answer, cookie, close }
}
