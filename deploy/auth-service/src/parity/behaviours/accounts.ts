import { type Behaviour, newAddress, OTHER_PASSWORD, PASSWORD, codeAndMessage } from '../behaviour'
import { registered, signedIn } from '../visits'

const WRONG = ['invalid_credentials', 'Invalid login credentials']

/** Making an account and signing in to it. */
export const accountBehaviours: readonly Behaviour[] = [
  {
    title: 'a new account is confirmed and signed in at once',
    only: 'open',
    async try(server) {
      const email = newAddress()
      const { data, error } = await server.browser().signUp({ email, password: PASSWORD })
      expect(codeAndMessage(error)).toBeNull()
      expect([data.session?.user.email, data.user?.email_confirmed_at]).toEqual([email, expect.any(String)])
    },
  },
  {
    title: 'a new account is neither confirmed nor signed in',
    only: 'mailed',
    async try(server) {
      const { data, error } = await server.browser().signUp({ email: newAddress(), password: PASSWORD })
      expect(codeAndMessage(error)).toBeNull()
      expect([data.session, data.user?.email_confirmed_at ?? null]).toEqual([null, null])
    },
  },
  {
    title: 'a taken address is refused',
    only: 'open',
    async try(server) {
      const email = await registered(server)
      const { error } = await server.browser().signUp({ email, password: OTHER_PASSWORD })
      expect(codeAndMessage(error)).toEqual(['user_already_exists', 'User already registered'])
    },
  },
  {
    title: 'a taken address is answered like a new one, and its password stays',
    only: 'mailed',
    async try(server) {
      const email = await registered(server)
      const { data, error } = await server.browser().signUp({ email, password: OTHER_PASSWORD })
      expect([codeAndMessage(error), data.session, data.user?.email]).toEqual([null, null, email])
      const other = await server.browser().signInWithPassword({ email, password: OTHER_PASSWORD })
      expect(codeAndMessage(other.error)).toEqual(WRONG)
      await signedIn(server, email)
    },
  },
  {
    title: 'a password of five characters is refused',
    async try(server) {
      const { error } = await server.browser().signUp({ email: newAddress(), password: '12345' })
      expect(codeAndMessage(error)).toEqual(['weak_password', 'Password should be at least 6 characters.'])
    },
  },
  {
    title: 'an address that is none is refused',
    async try(server) {
      const { error } = await server.browser().signUp({ email: 'nobody', password: PASSWORD })
      expect(codeAndMessage(error)).toEqual([
        'validation_failed',
        'Unable to validate email address: invalid format',
      ])
    },
  },
  {
    title: 'the right password signs in, whatever the case of the address',
    async try(server) {
      const email = await registered(server)
      const browser = server.browser()
      const { data } = await browser.signInWithPassword({ email: email.toUpperCase(), password: PASSWORD })
      expect(data.user?.email).toBe(email)
    },
  },
  {
    title: 'a wrong password and an unknown address get the same answer',
    async try(server) {
      const email = await registered(server)
      const wrong = await server.browser().signInWithPassword({ email, password: OTHER_PASSWORD })
      const unknown = await server.browser().signInWithPassword({ email: newAddress(), password: PASSWORD })
      expect([codeAndMessage(wrong.error), codeAndMessage(unknown.error)]).toEqual([WRONG, WRONG])
    },
  },
  {
    title: 'an unconfirmed account says so to its own password only',
    only: 'mailed',
    async try(server) {
      const email = newAddress()
      await server.browser().signUp({ email, password: PASSWORD })
      const right = await server.browser().signInWithPassword({ email, password: PASSWORD })
      expect(codeAndMessage(right.error)).toEqual(['email_not_confirmed', 'Email not confirmed'])
      const wrong = await server.browser().signInWithPassword({ email, password: OTHER_PASSWORD })
      expect(codeAndMessage(wrong.error)).toEqual(WRONG)
    },
  },
]
