/** @jest-environment node */
import type { AccountRow, Lite } from './openLite'
import { signUpAgain } from './signUpAgain'

const NOW = Date.parse('2024-03-15T12:00:00Z')

/** The library with one account: it refuses the account's address for as long as the account is there. */
function libraryWith(account: Partial<AccountRow>) {
  let row: AccountRow | undefined = {
    id: 'one',
    confirmed_at: null,
    confirmation_sent_at: null,
    recovery_sent_at: null,
    encrypted_password: null,
    ...account,
  }
  const removed: string[] = []
  const lite: Lite = {
    handle: async (request) => {
      const { email } = await request.json()
      return row ? Response.json({ msg: 'too soon' }, { status: 429 }) : Response.json({ email })
    },
    account: async () => row,
    removeUnconfirmed: async (id) => {
      removed.push(id)
      row = undefined
    },
    close: async () => undefined,
  }
  return { lite, removed }
}

const signUp = (body = '{"email":"ann@example.com","password":"secret1"}') =>
  new Request('http://localhost/auth/v1/signup', { method: 'POST', body })

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
})

afterEach(() => {
  jest.useRealTimers()
})

it('sends another mail to an unconfirmed address after a minute', async () => {
  const { lite, removed } = libraryWith({ confirmation_sent_at: new Date(NOW - 60_000).toISOString() })
  const answer = await signUpAgain(lite, signUp())
  expect([answer.status, await answer.json(), removed]).toEqual([200, { email: 'ann@example.com' }, ['one']])
})

it('sends none before', async () => {
  const { lite, removed } = libraryWith({ confirmation_sent_at: new Date(NOW - 59_999).toISOString() })
  expect([(await signUpAgain(lite, signUp())).status, removed]).toEqual([429, []])
})

it('answers for a confirmed address as if it were new, and leaves its account alone', async () => {
  const { lite, removed } = libraryWith({ confirmed_at: '2024-01-01T00:00:00Z' })
  const answer = await signUpAgain(lite, signUp())
  expect([answer.status, removed]).toEqual([200, []])
  expect(await answer.json()).toMatchObject({ email: 'ann@example.com', identities: [] })
})

it('leaves to the library what is not a sign-up', async () => {
  const { lite } = libraryWith({})
  lite.handle = async () => Response.json({}, { status: 429 })
  expect((await signUpAgain(lite, signUp('not json'))).status).toBe(429)
})
