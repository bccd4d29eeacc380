import type { AuthServer, Landing } from '../authServer'
import {
  behaviours,
  codeAndMessage,
  newAddress,
  OTHER_PASSWORD,
  PASSWORD,
  registered,
  signedIn,
} from '../behaviour'

const tooSoon = () => [
  'over_email_send_rate_limit',
  expect.stringMatching(/^For security purposes, you can only request this after \d+ seconds\.$/),
]

/** Returns a browser that a link has signed in. */
async function arrived(server: AuthServer, { fragment }: Landing) {
  const browser = server.browser()
  const { error } = await browser.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  })
  expect(codeAndMessage(error)).toBeNull()
  return browser
}

/** Creates an account that is not confirmed yet, whose mail should lead to `emailRedirectTo`. Returns its address. */
async function unconfirmed(server: AuthServer, emailRedirectTo = `${server.siteUrl}/dashboard`) {
  const email = newAddress()
  const options = { emailRedirectTo }
  const { error } = await server.browser().signUp({ email, password: PASSWORD, options })
  expect(codeAndMessage(error)).toBeNull()
  return email
}

/** Behaviours that involve mails. They run only where mails confirm accounts, because only there is a mailbox available. */
export const mailBehaviours = behaviours(
  {
    async 'the link confirms the account and opens the requested page, signed in'(server) {
      const email = await unconfirmed(server)
      const landing = await server.follow(await server.linkTo(email))
      expect([landing.page, landing.fragment.get('type')]).toEqual([`${server.siteUrl}/dashboard`, 'signup'])
      const { data } = await (await arrived(server, landing)).getUser()
      expect([data.user?.email, data.user?.email_confirmed_at]).toEqual([email, expect.any(String)])
      await signedIn(server, email)
    },

    async 'a link works once'(server) {
      const link = await server.linkTo(await unconfirmed(server))
      await server.follow(link)
      const { fragment } = await server.follow(link)
      expect([
        fragment.get('error'),
        fragment.get('error_code'),
        fragment.get('error_description'),
        fragment.get('access_token'),
      ]).toEqual(['access_denied', 'otp_expired', 'Email link is invalid or has expired', null])
    },

    async 'a mail requested with another site’s address links to this site'(server) {
      const email = await unconfirmed(server, 'https://elsewhere.example/dashboard')
      const { page, fragment } = await server.follow(await server.linkTo(email))
      expect([new URL(page).origin, fragment.has('access_token')]).toEqual([server.siteUrl, true])
    },

    async 'a link that somebody has changed to lead to another site leads to this one'(server) {
      const link = new URL(await server.linkTo(await unconfirmed(server)))
      link.searchParams.set('redirect_to', 'https://elsewhere.example/dashboard')
      expect(new URL((await server.follow(link.href)).page).origin).toBe(server.siteUrl)
    },

    async 'an unconfirmed address may not sign up again within a minute'(server) {
      const email = await unconfirmed(server)
      const { error } = await server.browser().signUp({ email, password: PASSWORD })
      expect(codeAndMessage(error)).toEqual(tooSoon())
    },

    async 'an unconfirmed address that signs up again later gets a new link, and the old one is void'(
      server,
    ) {
      const email = await unconfirmed(server)
      const lost = await server.linkTo(email)
      await server.minutePasses(email)
      expect(codeAndMessage((await server.browser().signUp({ email, password: PASSWORD })).error)).toBeNull()
      const link = await server.linkTo(email, lost)
      expect((await server.follow(lost)).fragment.get('error_code')).toBe('otp_expired')
      expect((await server.follow(link)).fragment.has('access_token')).toBe(true)
    },

    async 'an unconfirmed address that signs up again keeps its first password'(server) {
      const email = await unconfirmed(server)
      const lost = await server.linkTo(email)
      await server.minutePasses(email)
      await server.browser().signUp({ email, password: OTHER_PASSWORD })
      await server.follow(await server.linkTo(email, lost))
      const { error } = await server.browser().signInWithPassword({ email, password: PASSWORD })
      expect(codeAndMessage(error)).toEqual(null)
    },

    async 'a confirmation is sent again on request'(server) {
      const email = await unconfirmed(server)
      await server.minutePasses(email)
      const { error } = await server.browser().resend({ type: 'signup', email })
      expect(codeAndMessage(error)).toEqual(null)
    },

    async 'a confirmation is not sent again within a minute'(server) {
      const email = await unconfirmed(server)
      const { error } = await server.browser().resend({ type: 'signup', email })
      expect(codeAndMessage(error)).toEqual(tooSoon())
    },

    async 'a forgotten password is replaced by a mailed link, which opens the requested page'(server) {
      const email = await registered(server)
      const redirectTo = `${server.siteUrl}/profile`
      const lost = await server.linkTo(email)
      const { error } = await server.browser().resetPasswordForEmail(email, { redirectTo })
      expect(codeAndMessage(error)).toBeNull()
      const landing = await server.follow(await server.linkTo(email, lost))
      expect([landing.page, landing.fragment.get('type')]).toEqual([redirectTo, 'recovery'])
      const browser = await arrived(server, landing)
      expect(codeAndMessage((await browser.updateUser({ password: OTHER_PASSWORD })).error)).toBeNull()
      await signedIn(server, email, OTHER_PASSWORD)
    },

    async 'a recovery mail can be requested once a minute'(server) {
      const email = await registered(server)
      await server.browser().resetPasswordForEmail(email)
      const { error } = await server.browser().resetPasswordForEmail(email)
      expect(codeAndMessage(error)).toEqual(tooSoon())
    },

    async 'asking to recover an unknown address tells nobody that it is unknown'(server) {
      expect(codeAndMessage((await server.browser().resetPasswordForEmail(newAddress())).error)).toBeNull()
    },
  },
  'mailed',
)
