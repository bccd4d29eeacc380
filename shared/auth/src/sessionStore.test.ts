import type { SessionState } from './auth'
import { createSessionStore, type LoadClientModule } from './sessionStore'
import { SESSION_KEY } from './storedSession'
import {
  ann,
  aSession,
  changeInAnotherTab,
  config,
  freshBrowser,
  leaveStored,
  refusal,
  scriptService,
  signOutInAnotherTab,
} from './testing/scriptedService'

const credentials = { email: ann.email, password: 'secret1' }
const unreachable = { status: 'signedOut', unreachable: true }
const ended = { status: 'signedOut', ended: true }
const signedOut = { status: 'signedOut' }
const signedInAnn = {
  status: 'signedIn',
  user: { id: ann.id, email: ann.email, emailVerified: true },
} as const

const loadsIt = () => jest.fn<ReturnType<LoadClientModule>, []>(() => import('./client'))
const lost = () => Promise.reject(new Error('Loading chunk session-client failed'))
const hangs = () => new Promise<never>(() => undefined)

const stops: (() => void)[] = []

function open(load: LoadClientModule, known?: SessionState) {
  const store = createSessionStore(config, load, known)
  stops.push(store.start())
  return store
}

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  jest.useFakeTimers()
  freshBrowser()
  scriptService()
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  jest.useRealTimers()
})

describe('the session client', () => {
  it('is not downloaded by a visitor without a session', async () => {
    const load = loadsIt()
    const store = open(load)
    await wait(60_000)
    expect(store.current()).toEqual({ status: 'signedOut' })
    expect(load).not.toHaveBeenCalled()
  })

  it('is downloaded once by a page that prepares for signing in', async () => {
    const load = loadsIt()
    const store = open(load)
    store.actions.prepare()
    store.actions.prepare()
    expect(await store.actions.signIn(credentials)).toEqual({ ok: true })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is downloaded when another tab signs in', async () => {
    const load = loadsIt()
    const store = open(load)
    changeInAnotherTab(aSession())
    await wait(0)
    expect(load).toHaveBeenCalledTimes(1)
    expect(store.current()).toEqual(signedInAnn)
  })
})

describe('when the session client cannot be downloaded', () => {
  it('a visitor with a session is signed out, and keeps it for the next visit', async () => {
    const stored = JSON.stringify(aSession())
    leaveStored(stored)
    const store = open(lost)
    await wait(0)
    expect(store.current()).toEqual(unreachable)
    expect(window.localStorage.getItem(SESSION_KEY)).toBe(stored)
  })

  it('a page that prepares for signing in takes the session up again', async () => {
    leaveStored(aSession())
    const store = open(loadsIt().mockImplementationOnce(lost))
    await wait(0)
    expect(store.current()).toEqual(unreachable)
    store.actions.prepare()
    await wait(0)
    expect(store.current()).toEqual(signedInAnn)
  })

  it('it is requested again every 30 s, and the session is restored when it arrives', async () => {
    leaveStored(aSession())
    const load = loadsIt().mockImplementationOnce(lost).mockImplementationOnce(lost)
    const store = open(load)
    await wait(59_000)
    expect(load).toHaveBeenCalledTimes(2)
    expect(store.current()).toEqual(unreachable)
    await wait(1_000)
    expect(store.current()).toEqual(signedInAnn)
    await wait(300_000)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('a session that is believed meanwhile ends once it has come, if the service refuses it', async () => {
    scriptService({ refresh: refusal('Invalid Refresh Token') })
    leaveStored(aSession({ expiresIn: 20 }))
    const store = open(loadsIt().mockImplementationOnce(lost), signedInAnn)
    await wait(29_000)
    expect(store.current()).toEqual(signedInAnn)
    await wait(1_000)
    expect(store.current()).toEqual(ended)
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull()
  })

  it.each([
    ['the session has ended in another tab', () => changeInAnotherTab(null)],
    ['the page has let go of it', () => stops.splice(0).forEach((stop) => stop())],
  ])('it is not asked for again where %s', async (_, happens) => {
    leaveStored(aSession())
    const load = loadsIt().mockImplementation(lost)
    open(load)
    await wait(1_000)
    happens()
    await wait(120_000)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('a visitor whose download hangs is signed out after 5 s', async () => {
    leaveStored(aSession())
    const store = open(hangs)
    await wait(4_900)
    expect(store.current()).toEqual({ status: 'restoring' })
    await wait(200)
    expect(store.current()).toEqual(unreachable)
  })

  it('a download that comes after all signs the visitor in', async () => {
    leaveStored(aSession())
    const store = open(async () => {
      await new Promise((resolve) => setTimeout(resolve, 6_000))
      return import('./client')
    })
    await wait(5_100)
    expect(store.current()).toEqual(unreachable)
    await wait(1_000)
    expect(store.current()).toEqual(signedInAnn)
  })

  it('signing in is unavailable, and works once it can be downloaded', async () => {
    const load = loadsIt().mockImplementationOnce(lost)
    const store = open(load)
    expect(await store.actions.signIn(credentials)).toEqual({ ok: false, problem: { kind: 'unavailable' } })
    expect(await store.actions.signIn(credentials)).toEqual({ ok: true })
    expect(store.current()).toEqual(signedInAnn)
  })

  it('signing in is unavailable after 15 s of hanging', async () => {
    const result = open(hangs).actions.signIn(credentials)
    await wait(15_000)
    expect(await result).toEqual({ ok: false, problem: { kind: 'unavailable' } })
  })

  it('another tab’s sign-in leaves this one signed out', async () => {
    const store = open(lost)
    changeInAnotherTab(aSession())
    await wait(0)
    expect(store.current()).toEqual({ status: 'signedOut' })
  })
})

describe('a session that ends', () => {
  const openSignedIn = () => {
    leaveStored(aSession())
    return open(loadsIt(), signedInAnn)
  }

  it('because the user signs out has not ended by itself', async () => {
    const store = openSignedIn()
    expect(await store.actions.signOut()).toEqual({ ok: true })
    expect(store.current()).toEqual(signedOut)
  })

  it('because the user signs out in another tab has not ended by itself', () => {
    const store = openSignedIn()
    signOutInAnotherTab()
    expect(store.current()).toEqual(signedOut)
  })

  it('with the site data that another tab clears has ended by itself', () => {
    const store = openSignedIn()
    window.localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage'))
    expect(store.current()).toEqual(ended)
  })

  it('has ended by itself also if the user has signed out before this session', async () => {
    const store = openSignedIn()
    await store.actions.signOut()
    await store.actions.signIn(credentials)
    changeInAnotherTab(null)
    expect(store.current()).toEqual(ended)
  })

  it('because the service refuses to renew it has ended by itself, also on the page that it is restored for', async () => {
    scriptService({ refresh: refusal('Invalid Refresh Token: Refresh Token Not Found') })
    leaveStored(aSession({ expiresIn: -60 }))
    const store = open(loadsIt())
    await wait(1_000)
    expect(store.current()).toEqual(ended)
  })

  it('because its record is invalid reports nothing', async () => {
    leaveStored('a text')
    const store = open(loadsIt())
    await wait(1_000)
    expect(store.current()).toEqual(signedOut)
  })
})

it('has signed the visitor in by the time that signing in succeeds, so that a guard lets them pass', async () => {
  const store = open(loadsIt())
  const result = await store.actions.signIn(credentials)
  expect([result, store.current()]).toEqual([{ ok: true }, signedInAnn])
})

it('notifies nobody after it was closed', async () => {
  const store = createSessionStore(config, loadsIt())
  const listener = jest.fn()
  store.subscribe(listener)
  const stop = store.start()
  listener.mockClear()
  stop()
  changeInAnotherTab(aSession())
  await wait(0)
  expect(listener).not.toHaveBeenCalled()
})
