import { PAGE_MARKUP } from '@crossbook/contract'
import { readPageDocument } from './readPageDocument'

const RELEASE = `r${'0'.repeat(32)}`
const URL = '/prerenders/0123/release.json'
const INTEGRITY = `sha256-${'A'.repeat(43)}=`

const start = {
  release: RELEASE,
  config: { authUrl: '/auth/v1', authKey: 'a-key' },
  host: { version: '1.0.0' },
  hostBefore: '0.9.0',
  document: { url: URL, integrity: INTEGRITY },
}
const shared = {
  release: RELEASE,
  host: { version: '1.0.0', session: ['session.js'], screens: { '/login': ['login.js'] } },
  remotes: [],
  integrity: {},
}

/** A page that begins with this, and what its requests for the release document are answered with, one after the other. */
function open(text: string, ...answers: (() => Promise<Partial<Response>>)[]) {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_MARKUP.pageDocumentId}">${text}</script>`
  const requested: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    requested.push(`${String(address)} ${options?.integrity ?? ''}`)
    const answer = answers[Math.min(requested.length, answers.length) - 1]
    if (!answer) throw new Error('no answer was given')
    return (await answer()) as Response
  })
  const reading = readPageDocument(document)
  reading.catch(() => {})
  return { reading, requested }
}

const json = (value: unknown) => async () => ({ ok: true, json: async () => value })
const absent = async () => ({ ok: false, status: 404 })

beforeAll(() => {
  globalThis.fetch ??= () => Promise.reject(new Error('no network'))
})
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a tab’s knowledge of its release', () => {
  it('comes from the start of its page and the release document, which is fetched with its integrity', async () => {
    const { reading, requested } = open(JSON.stringify(start), json(shared))
    const { config, hostBefore } = start
    await expect(reading).resolves.toEqual({ ...shared, config, hostBefore })
    expect(requested).toEqual([`${URL} ${INTEGRITY}`])
  })

  it('comes from the page of a mix, without a request', async () => {
    const { config } = start
    const ofMix = { id: `m${'0'.repeat(32)}`, host: '0.9.0', remotes: [] }
    const { reading, requested } = open(JSON.stringify({ ...shared, config, ofMix }))
    await expect(reading).resolves.toEqual({ ...shared, config, ofMix })
    expect(requested).toEqual([])
  })

  it('comes with a later try, under a fresh address', async () => {
    const { reading, requested } = open(JSON.stringify(start), absent, json(shared))
    await jest.runAllTimersAsync()
    await expect(reading).resolves.toMatchObject({ release: RELEASE })
    expect(requested).toEqual([`${URL} ${INTEGRITY}`, `${URL}?try=2 ${INTEGRITY}`])
  })

  it.each([
    ['that is missing', [absent], `The release document ${URL} could not be loaded`],
    ['that is none', [json('words')], 'Page document: '],
    ['of another release', [json({ ...shared, release: `r${'1'.repeat(32)}` })], 'and the page of r0000'],
  ])('is missing with a document %s, and an error names the reason', async (_what, answers, message) => {
    const { reading } = open(JSON.stringify(start), ...answers)
    await jest.runAllTimersAsync()
    await expect(reading).rejects.toThrow(message)
  })

  it.each([
    ['nothing', '', 'Page start: missing in the page'],
    ['no JSON', '{', 'Page start: not valid JSON'],
    [
      'an address elsewhere',
      JSON.stringify({ ...start, document: { url: '//evil.test/a', integrity: INTEGRITY } }),
      'Page start: document.url',
    ],
  ])(
    'is missing on a page that begins with %s, and an error names the reason',
    async (_what, text, message) => {
      const { reading, requested } = open(text)
      await expect(reading).rejects.toThrow(message)
      expect(requested).toEqual([])
    },
  )
})
