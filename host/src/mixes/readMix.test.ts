/** @jest-environment node */
import { webcrypto } from 'node:crypto'
import { canonicalJson, type ChannelName, type MixId } from '@crossbook/contract'
import { problemMessage } from './problemMessage'
import { readMix } from './readMix'

const NOW = new Date('2024-03-20T12:00:00Z')
const STAGING = 'staging' as ChannelName

const content = {
  channel: 'staging',
  name: 'Redesign',
  owner: 'Ada',
  createdAt: '2024-03-15T12:00:00.000Z',
  expiresAt: '2024-03-29T12:00:00.000Z',
  base: 'r0123456789abcdef',
  release: 'rfedcba9876543210',
  host: '1.0.0',
  replaced: [{ app: 'wallet', from: '1.0.0', to: '1.1.0' }],
  remotes: [],
  integrity: {},
  later: 'something that a newer contract has added',
}

async function idOf(document: object, digits = 32) {
  const bytes = new TextEncoder().encode(canonicalJson(document))
  const hash = await webcrypto.subtle.digest('SHA-256', bytes)
  return `m${Buffer.from(hash).toString('hex').slice(0, digits)}` as MixId
}

/** Serves a document under the id that its content gives. */
async function served(document: object, more: object = {}, digits?: number) {
  const id = await idOf(document, digits)
  globalThis.fetch = () => Promise.resolve(Response.json({ id, ...document, ...more }))
  return id
}

async function problemOf(id: MixId, channel = STAGING) {
  const answer = await readMix(id, channel, NOW)
  return answer.ok ? undefined : problemMessage(answer.problem)
}

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }))

describe('a mix', () => {
  it('opens when its content gives its id, whatever a newer contract has added', async () => {
    const id = await served(content)
    expect(await readMix(id, STAGING, NOW)).toMatchObject({ ok: true, value: { id, name: 'Redesign' } })
  })

  it('opens when it was made while ids had 64 bits', async () => {
    const id = await served(content, {}, 16)
    expect(await readMix(id, STAGING, NOW)).toMatchObject({ ok: true, value: { id } })
  })

  it('does not open when its content was changed', async () => {
    const id = await served(content, { remotes: [], name: 'Other' })
    expect(await problemOf(id)).toBe(`The mix ${id} is damaged: its content does not match its id.`)
  })

  it('does not open under another id', async () => {
    await served(content)
    expect(await problemOf('m0123456789abcdef' as MixId)).toContain('is damaged')
  })

  it('does not open on another channel', async () => {
    const id = await served(content)
    expect(await problemOf(id, 'production' as ChannelName)).toBe(
      'The mix “Redesign” belongs to the channel staging.',
    )
  })

  it('reports when it expired', async () => {
    const id = await served({ ...content, expiresAt: '2024-03-16T12:00:00.000Z' })
    expect(await problemOf(id)).toBe('The mix “Redesign” expired on Mar 16, 2024, 12:00 PM UTC.')
  })

  it('reports that it was ended, which is not part of its id', async () => {
    const id = await served(content, { endedAt: '2024-03-16T12:00:00.000Z' })
    expect(await problemOf(id)).toBe('The mix “Redesign” has been ended.')
  })

  it.each<[string, () => Promise<Response>, string]>([
    ['there is none', () => Promise.resolve(new Response('', { status: 404 })), 'There is no mix'],
    ['the site is down', () => Promise.resolve(new Response('', { status: 500 })), 'could not be fetched'],
    ['the network is down', () => Promise.reject(new TypeError('Failed')), 'could not be fetched'],
    ['the answer is no JSON', () => Promise.resolve(new Response('<html>')), 'is damaged'],
    ['the answer is a list', () => Promise.resolve(Response.json([])), 'is damaged'],
  ])('reports when %s', async (_what, answer, message) => {
    globalThis.fetch = answer
    expect(await problemOf('m0123456789abcdef' as MixId)).toContain(message)
  })
})
