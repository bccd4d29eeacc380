/** @jest-environment node */
import { openLocalSite } from './testing/localSite'

const password = 'correct horse'

let site: Awaited<ReturnType<typeof openLocalSite>>
beforeAll(async () => {
  site = await openLocalSite()
})
afterAll(() => site.close())

it('an address of 62 KB is refused at once, and a pattern never sees it', async () => {
  const email = `a@${'.'.repeat(62_000)}@`
  for (const [endpoint, more] of [
    ['signup', { password }],
    ['recover', {}],
    ['resend', { type: 'signup' }],
    ['verify', { type: 'signup', token: 'a guess' }],
    ['token?grant_type=password', { password }],
  ] as const) {
    const began = performance.now()
    const answer = await site.send(endpoint, { email, ...more })
    expect([endpoint, answer.status]).toEqual([endpoint, 400])
    expect([endpoint, performance.now() - began < 1_000]).toEqual([endpoint, true])
  }
})

it('requests without the site’s key use up nobody’s attempts', async () => {
  const visitor = { 'x-visitor': '127.7.7.7' }
  const ask = (headers: Record<string, string>) =>
    fetch(`${site.origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { ...visitor, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email: 'ann@example.com', password }),
    })
  for (let request = 0; request < 130; request += 1) expect((await ask({})).status).toBe(401)
  expect((await ask({ apikey: site.publicKey() })).status).toBe(400)
})
