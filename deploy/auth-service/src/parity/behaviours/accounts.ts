import {
  behaviours,
  codeAndMessage,
  newAddress,
  OTHER_PASSWORD,
  PASSWORD,
  registered,
  signedIn,
} from '../behaviour'

const WRONG = ['invalid_credentials', 'Invalid login credentials']

/** Making an account and signing in to it. */
export const accountBehaviours = [
  ...behaviours({
    async 'a password of five characters is refused'(server) {
      const { error } = await server.browser().signUp({ email: newAddress(), password: '12345' })
      expect(codeAndMessage(error)).toEqual(['weak_password', 'Password should be at least 6 characters.'])
    },

    async 'an address that is none is refused'(server) {
      const { error } = await server.browser().signUp({ email: 'nobody', password: PASSWORD })
      expect(codeAndMessage(error)).toEqual([
        'validation_failed',
        'Unable to validate email address: invalid format',
      ])
    },

    async 'the right password signs in, whatever the case of the address'(server) {
      const email = await registered(server)
      const browser = server.browser()
      const { data } = await browser.signInWithPassword({ email: email.toUpperCase(), password: PASSWORD })
      expect(data.user?.email).toBe(email)
    },

    async 'a wrong password and an unknown address get the same answer'(server) {
      const email = await registered(server)
      const wrong = await server.browser().signInWithPassword({ email, password: OTHER_PASSWORD })
      const unknown = await server.browser().signInWithPassword({ email: newAddress(), password: PASSWORD })
      expect([codeAndMessage(wrong.error), codeAndMessage(unknown.error)]).toEqual([WRONG, WRONG])
    },
  }),
  ...behaviours(
    {
      async 'a new account is confirmed and signed in at once'(server) {
        const email = newAddress()
        const { data, error } = await server.browser().signUp({ email, password: PASSWORD })
        expect(codeAndMessage(error)).toBeNull()
        expect([data.session?.user.email, data.user?.email_confirmed_at]).toEqual([email, expect.any(String)])
      },

      async 'a taken address is refused'(server) {
        const email = await registered(server)
        const { error } = await server.browser().signUp({ email, password: OTHER_PASSWORD })
        expect(codeAndMessage(error)).toEqual(['user_already_exists', 'User already registered'])
      },
    },
    'open',
  ),
  ...behaviours(
    {
      async 'a new account is neither confirmed nor signed in'(server) {
        const { data, error } = await server.browser().signUp({ email: newAddress(), password: PASSWORD })
        expect(codeAndMessage(error)).toBeNull()
        expect([data.session, data.user?.email_confirmed_at ?? null]).toEqual([null, null])
      },

      async 'a taken address is answered like a new one, and its password stays'(server) {
        const email = await registered(server)
        const { data, error } = await server.browser().signUp({ email, password: OTHER_PASSWORD })
        expect([codeAndMessage(error), data.session, data.user?.email]).toEqual([null, null, email])
        const other = await server.browser().signInWithPassword({ email, password: OTHER_PASSWORD })
        expect(codeAndMessage(other.error)).toEqual(WRONG)
        await signedIn(server, email)
      },

      async 'an unconfirmed account says so to its own password only'(server) {
        const email = newAddress()
        await server.browser().signUp({ email, password: PASSWORD })
        const right = await server.browser().signInWithPassword({ email, password: PASSWORD })
        expect(codeAndMessage(right.error)).toEqual(['email_not_confirmed', 'Email not confirmed'])
        const wrong = await server.browser().signInWithPassword({ email, password: OTHER_PASSWORD })
        expect(codeAndMessage(wrong.error)).toEqual(WRONG)
      },
    },
    'mailed',
  ),
]

/** More guesses than any service lets through at once. */
const GUESSES = 300

/** Limits of the service. They come last, because they stay active for a while. */
export const rateLimitBehaviours = behaviours({
  async 'guessing passwords is stopped after a while'(server) {
    const browser = server.browser('impatient')
    const email = newAddress()
    const guess = async () => (await browser.signInWithPassword({ email, password: PASSWORD })).error
    const answers = await Promise.all(Array.from({ length: GUESSES }, guess))
    expect(codeAndMessage(answers[0] ?? null)).toEqual(WRONG)
    const refused = answers.find((error) => error?.status === 429)
    expect(codeAndMessage(refused ?? null)).toEqual(['over_request_rate_limit', 'Request rate limit reached'])
  },
})
