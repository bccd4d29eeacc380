import { type Behaviour, newAddress, PASSWORD, codeAndMessage } from '../behaviour'

/** More guesses than any service lets through at once. */
const GUESSES = 300

/** Limits of the service. They come last, because they stay active for a while. */
export const rateLimitBehaviours: readonly Behaviour[] = [
  {
    title: 'guessing passwords is stopped after a while',
    async try(server) {
      const browser = server.browser('impatient')
      const email = newAddress()
      const guess = async () => (await browser.signInWithPassword({ email, password: PASSWORD })).error
      const answers = await Promise.all(Array.from({ length: GUESSES }, guess))
      expect(codeAndMessage(answers[0] ?? null)).toEqual(['invalid_credentials', 'Invalid login credentials'])
      const refused = answers.find((error) => error?.status === 429)
      expect(codeAndMessage(refused ?? null)).toEqual([
        'over_request_rate_limit',
        'Request rate limit reached',
      ])
    },
  },
]
