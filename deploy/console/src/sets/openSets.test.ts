/** @jest-environment node */
import type { ReleaseId } from '@crossbook/contract'
import { failure, success } from '@crossbook/contract'
import { PROMOTION, steadyChannel } from '@crossbook/deploy-testing/rolledOut'
import { consoleTrial } from '@crossbook/deploy-testing/consoleTrial'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { listen } from '@crossbook/site-server'
import { openedConsole } from '../openedConsole.fixture'
import { type AskedSet, MOST_SETS, openSets, type ServeSet } from './openSets'

const temporaryFolder = temporaryFolders()

const set = (number: number): AskedSet => ({
  release: `r${String(number).padStart(16, '0')}` as ReleaseId,
  mix: null,
})

/** Sites that say which release they are. */
const serve: ServeSet = async ({ release }) => {
  const listening = await listen('localhost', 0)
  if (!listening.ok) throw new Error(listening.problem.kind)
  const { port, setHandler, close } = listening.value
  setHandler(() => Promise.resolve(new Response(release)))
  return success({ url: `http://localhost:${port}`, close })
}

/** What is there; undefined where nobody listens. */
const shownAt = async (url: string) =>
  fetch(url, { headers: { connection: 'close' } })
    .then((answer) => answer.text())
    .catch(() => undefined)

async function urlOf(opened: ReturnType<ReturnType<typeof openSets>['open']>) {
  const answer = await opened
  if (!answer.ok) throw new Error(answer.problem.join(' '))
  return answer.value
}

describe('the sets that a console opens', () => {
  it('are served each once, on a site of their own for browsers, until the console ends', async () => {
    const sets = openSets(serve)
    const [first, again] = await Promise.all([urlOf(sets.open(set(1))), urlOf(sets.open(set(1)))])
    expect(first).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(again).toBe(first)
    const mixed = await urlOf(sets.open({ ...set(1), mix: 'm0000000000000001' as AskedSet['mix'] }))
    expect(mixed).not.toBe(first)
    expect(await shownAt(first)).toBe(set(1).release)
    await sets.close()
    expect(await shownAt(first)).toBeUndefined()
    expect(await shownAt(mixed)).toBeUndefined()
    expect(await sets.open(set(2))).toEqual(failure(['The console has been ended.']))
  })

  it('are a few at once: one more ends the first', async () => {
    const sets = openSets(serve)
    const urls: string[] = []
    for (let number = 0; number <= MOST_SETS; number++) urls.push(await urlOf(sets.open(set(number))))
    const shown = await Promise.all(urls.map((url) => shownAt(url)))
    expect(shown).toEqual([undefined, ...urls.slice(1).map((_, index) => set(index + 1).release)])
    await sets.close()
  })

  it('are tried anew after they could not be served', async () => {
    let isPruned = true
    const sets = openSets((asked) =>
      isPruned ? Promise.resolve(failure(['wallet 1.0.0 is gone.'])) : serve(asked),
    )
    expect(await sets.open(set(1))).toEqual(failure(['wallet 1.0.0 is gone.']))
    isPruned = false
    expect(await shownAt(await urlOf(sets.open(set(1))))).toBe(set(1).release)
    await sets.close()
  })

  it('are ended also when the console ends while they start', async () => {
    let url = ''
    const sets = openSets(async (asked) => {
      const served = await serve(asked)
      if (served.ok) ({ url } = served.value)
      return served
    })
    const opened = sets.open(set(1))
    await sets.close()
    await opened
    expect(url).not.toBe('')
    expect(await shownAt(url)).toBeUndefined()
  })
})

describe('the door to them', () => {
  async function opened() {
    const trial = await consoleTrial(temporaryFolder())
    await steadyChannel(trial.store)
    return openedConsole(trial, { writes: false, serveSet: serve })
  }

  it('is open in a console that only looks, which changes nothing still', async () => {
    const { post, store, close } = await opened()
    const { url } = await post<{ url: string }>('sets', set(1))
    expect(await shownAt(url)).toBe(set(1).release)
    expect(await post('act', { action: PROMOTION, seen: 1 })).toEqual({
      problems: [expect.stringContaining('--write')],
    })
    expect(await store.listChannels()).toEqual(['staging'])
    await close()
  })

  it('refuses what is no set, and pages of others', async () => {
    const { ask, post, close } = await opened()
    expect(await post('sets', { release: '../../etc', mix: null })).toEqual({
      problems: [expect.stringMatching(/^The set/)],
    })
    const body = JSON.stringify(set(1))
    const foreign = { origin: 'http://127.0.0.1:41000', 'sec-fetch-site': 'cross-site' }
    expect((await ask('/api/sets', foreign, { method: 'POST', body })).status).toBe(403)
    expect((await ask('/api/sets')).status).toBe(404)
    await close()
  })
})
