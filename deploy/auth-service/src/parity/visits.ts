import type { AuthServer, Browser } from './authServer'
import { newAddress, PASSWORD, codeAndMessage } from './behaviour'

/** The address of a new account that can sign in: confirmed at once, or by its mail. */
export async function registered(server: AuthServer): Promise<string> {
  const email = newAddress()
  const { data, error } = await server.browser().signUp({ email, password: PASSWORD })
  expect(codeAndMessage(error)).toBeNull()
  if (data.session === null) await server.follow(await server.linkTo(email))
  return email
}

/** A browser that has just signed in. */
export async function signedIn(server: AuthServer, email: string, password = PASSWORD): Promise<Browser> {
  const browser = server.browser()
  const { error } = await browser.signInWithPassword({ email, password })
  expect(codeAndMessage(error)).toBeNull()
  return browser
}
