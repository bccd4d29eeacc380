/** @jest-environment node */
import { fetchDocument } from './request'

const HOSTILE = 'Eve\n\u001b[2J\u202eMallory\u200b'
const SHOWN = String.raw`Eve\n\u001b[2J\u202eMallory\u200b`

/** The console's server answers with this document. */
function answering(status: number, document: unknown) {
  const answer = { ok: status === 200, status, json: () => Promise.resolve(document) }
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer as Response)
}

beforeEach(() => {
  globalThis.fetch ??= () => Promise.reject(new TypeError('no network'))
})
afterEach(() => jest.restoreAllMocks())

it('gives documents in which characters that nobody sees are escapes, and stacks have their lines', async () => {
  answering(200, { entries: [{ author: HOSTILE, reason: HOSTILE, count: 2 }], stack: 'a\nb\u202e' })
  expect(await fetchDocument(['history'])).toEqual({
    entries: [{ author: SHOWN, reason: SHOWN, count: 2 }],
    stack: 'a\nb\\u202e',
  })
})

it('gives problems in the same way', async () => {
  answering(400, { problems: [`a\u202e`] })
  await expect(fetchDocument(['history'])).rejects.toMatchObject({ problems: ['a\\u202e'] })
})

it.each([
  [
    ['channels', 'staging', 'history'],
    { before: 120, limit: 50 },
    '/api/channels/staging/history?before=120&limit=50',
  ],
  [['faults'], { app: '', channel: undefined, days: 7 }, '/api/faults?days=7'],
  [['apps', 'wallet', 'builds', '1.0.0/a'], {}, '/api/apps/wallet/builds/1.0.0%2Fa'],
])('requests %j with %j, without what is empty', async (path, query, address) => {
  answering(200, {})
  await fetchDocument(path, query)
  expect(fetch).toHaveBeenCalledWith(address, {})
})
