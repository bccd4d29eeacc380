/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { outsideServer, outsideServerIn } from './outsideServer'

const NEWEST = { ID: 'two' }

/** Mailpit's answers to the tests' questions, as its API describes them. */
const MAILPIT: Record<string, unknown> = {
  '/api/v1/search?query=to%3A%22ann%40example.com%22&limit=1': { messages: [NEWEST], total: 2 },
  '/api/v1/message/two': {
    HTML: '<p><a href="http://localhost:8080/auth/v1/verify?token=abc&amp;type=signup&amp;redirect_to=http://localhost:8080/dashboard">Confirm</a></p>',
    Text: 'Confirm',
  },
}

it('finds the link in the newest mail that mailpit has caught for an address', async () => {
  const server = createServer((request, response) => {
    response.end(JSON.stringify(MAILPIT[request.url ?? ''] ?? { error: 'not found' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const mailpit = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const outside = outsideServer({ url: 'http://localhost:8080', key: undefined, mailpit })
  expect(await outside.linkTo('ann@example.com')).toBe(
    'http://localhost:8080/auth/v1/verify?token=abc&type=signup&redirect_to=http://localhost:8080/dashboard',
  )
  await new Promise((resolve) => server.close(resolve))
})

describe('the environment', () => {
  it('names no service by itself', () => {
    expect(outsideServerIn({})).toBeUndefined()
  })

  it('names a service, its key and its mailbox', () => {
    const named = {
      AUTH_PARITY_URL: 'http://localhost:8080/',
      AUTH_PARITY_KEY: 'public',
      AUTH_PARITY_MAIL: 'http://localhost:8025/',
    }
    expect(outsideServerIn(named)).toEqual({
      url: 'http://localhost:8080',
      key: 'public',
      mailpit: 'http://localhost:8025',
    })
  })

  it('is refused with a message', () => {
    expect(() => outsideServerIn({ AUTH_PARITY_URL: 'localhost' })).toThrow(
      'AUTH_PARITY_URL is "localhost", which is no address such as http://localhost:8080.',
    )
  })
})
