import { writeStoredSession } from '../storedSession'
import { ann, aSession, leaveStored, scriptService } from './scriptedService'

/** Starts a visit without a session. Returns the scripted service. */
export function visitSignedOut() {
  writeStoredSession(null)
  return scriptService()
}

/** Starts a visit of Ann, signed in since an earlier visit. `user` replaces parts of her account. Returns the scripted service. */
export function visitSignedIn(user: Partial<typeof ann> = {}) {
  leaveStored(aSession({ user: { ...ann, ...user } }))
  return scriptService()
}

/** Starts a visit of Ann whose session has expired. It is `restoring` until the test calls `refresh`, which signs her in. */
export function visitRestoring() {
  const { promise, answer } = answerLater<Response>()
  leaveStored(aSession({ expiresIn: -60 }))
  scriptService({ refresh: () => promise })
  return { refresh: () => answer(Response.json(aSession())) }
}

/** Makes the browser refuse to remove anything from its storage until `jest.restoreAllMocks`. */
export function keepStored() {
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('Storage is read-only', 'InvalidStateError')
  })
}

/** A promise that the test settles. */
export function answerLater<T>() {
  let answer: (value: T) => void = () => undefined
  const promise = new Promise<T>((resolve) => {
    answer = resolve
  })
  return { promise, answer }
}
