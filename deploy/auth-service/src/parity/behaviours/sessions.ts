import type { Browser } from '../../testing/browserAt'
import { behaviours, codeAndMessage, OTHER_PASSWORD, PASSWORD, registered, signedIn } from '../behaviour'

const NOT_FOUND = ['refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found']
const ALREADY_USED = ['refresh_token_already_used', 'Invalid Refresh Token: Already Used']

async function sessionOf(browser: Browser) {
  const { data } = await browser.getSession()
  if (!data.session) throw new Error('This browser is not signed in')
  return data.session
}

/** Asks for new tokens and returns the service's answer. */
async function refreshing(browser: Browser) {
  return codeAndMessage((await browser.refreshSession()).error)
}

/** Keeping a session, ending it, and changing its password. */
export const sessionBehaviours = behaviours({
  async 'refreshing exchanges both tokens, and the new ones work'(server) {
    const browser = await signedIn(server, await registered(server))
    const before = await sessionOf(browser)
    expect(await refreshing(browser)).toBeNull()
    const after = await sessionOf(browser)
    expect(after.refresh_token).not.toBe(before.refresh_token)
    expect(codeAndMessage((await browser.getUser()).error)).toBeNull()
  },

  async 'a refresh whose answer was lost can be repeated, and gives the same token again'(server) {
    const browser = await signedIn(server, await registered(server))
    const { refresh_token } = await sessionOf(browser)
    const first = await server.browser().refreshSession({ refresh_token })
    const second = await server.browser().refreshSession({ refresh_token })
    expect(codeAndMessage(second.error)).toBeNull()
    expect(second.data.session?.refresh_token).toBe(first.data.session?.refresh_token)
  },

  async 'an older token that is used again a minute later is refused and ends its session'(server) {
    const email = await registered(server)
    const browser = await signedIn(server, email)
    const { refresh_token } = await sessionOf(browser)
    expect(await refreshing(browser)).toBeNull()
    expect(await refreshing(browser)).toBeNull()
    await server.minutePasses(email)
    const stolen = await server.browser().refreshSession({ refresh_token })
    expect(codeAndMessage(stolen.error)).toEqual(ALREADY_USED)
    // GoTrue accepts a refresh within these seconds.
    await server.minutePasses(email)
    expect(await refreshing(browser)).not.toBeNull()
  },

  async 'a refresh token with one letter changed is refused'(server) {
    const { refresh_token } = await sessionOf(await signedIn(server, await registered(server)))
    const guess = refresh_token.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))
    const { error } = await server.browser().refreshSession({ refresh_token: guess })
    expect(codeAndMessage(error)).toEqual(NOT_FOUND)
  },

  async 'signing out of one browser (local) leaves the others signed in'(server) {
    const email = await registered(server)
    const [here, there] = [await signedIn(server, email), await signedIn(server, email)]
    const { access_token, refresh_token } = await sessionOf(here)
    expect(codeAndMessage((await here.signOut({ scope: 'local' })).error)).toBeNull()
    expect((await server.browser().getUser(access_token)).error?.name).toBe('AuthSessionMissingError')
    const again = await server.browser().refreshSession({ refresh_token })
    expect(codeAndMessage(again.error)).toEqual(NOT_FOUND)
    expect(await refreshing(there)).toBeNull()
  },

  async 'signing out of the other browsers (others) leaves this one signed in'(server) {
    const email = await registered(server)
    const [here, there] = [await signedIn(server, email), await signedIn(server, email)]
    expect(codeAndMessage((await here.signOut({ scope: 'others' })).error)).toBeNull()
    expect(await refreshing(there)).toEqual(NOT_FOUND)
    expect(await refreshing(here)).toBeNull()
  },

  async 'signing out everywhere (global) ends every session'(server) {
    const email = await registered(server)
    const [here, there] = [await signedIn(server, email), await signedIn(server, email)]
    const { refresh_token } = await sessionOf(here)
    expect(codeAndMessage((await here.signOut({ scope: 'global' })).error)).toBeNull()
    expect(await refreshing(there)).toEqual(NOT_FOUND)
    const again = await server.browser().refreshSession({ refresh_token })
    expect(codeAndMessage(again.error)).toEqual(NOT_FOUND)
  },

  async 'a changed password replaces the old one and ends the other sessions'(server) {
    const email = await registered(server)
    const [here, there] = [await signedIn(server, email), await signedIn(server, email)]
    const change = { password: OTHER_PASSWORD, current_password: PASSWORD }
    expect(codeAndMessage((await here.updateUser(change)).error)).toBeNull()
    expect(await refreshing(here)).toBeNull()
    expect(await refreshing(there)).toEqual(NOT_FOUND)
    const old = await server.browser().signInWithPassword({ email, password: PASSWORD })
    expect(codeAndMessage(old.error)).toEqual(['invalid_credentials', 'Invalid login credentials'])
    await signedIn(server, email, OTHER_PASSWORD)
  },

  async 'a session alone does not change the password: the current one must come along'(server) {
    const browser = await signedIn(server, await registered(server))
    const alone = await browser.updateUser({ password: OTHER_PASSWORD })
    const wrong = await browser.updateUser({ password: OTHER_PASSWORD, current_password: 'a guess' })
    expect([codeAndMessage(alone.error), codeAndMessage(wrong.error)]).toEqual([
      ['current_password_required', 'Current password required when setting new password.'],
      ['current_password_invalid', 'Current password required when setting new password.'],
    ])
  },

  async 'a password is not changed to itself, nor to a short one'(server) {
    const browser = await signedIn(server, await registered(server))
    const same = await browser.updateUser({ password: PASSWORD, current_password: PASSWORD })
    const short = await browser.updateUser({ password: '12345' })
    expect([codeAndMessage(same.error), codeAndMessage(short.error)]).toEqual([
      ['same_password', 'New password should be different from the old password.'],
      ['weak_password', 'Password should be at least 6 characters.'],
    ])
  },
})
