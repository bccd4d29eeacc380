/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { AuthServer } from './authServer'
import { BEHAVIOURS, seenWith } from './behaviours'
import { embeddedServer } from './embeddedServer'
import { KNOWN_DIFFERENCES } from './knownDifferences'
import { outsideServer, outsideServerIn } from './outsideServer'

// The same behaviours on every auth service: on the embedded one, and on the one that the environment names, if any.

describe.each(['open', 'mailed'] as const)('the embedded service, accounts %s', (confirmation) => {
  const server = opened(() => embeddedServer(confirmation === 'mailed'))

  for (const behaviour of seenWith(confirmation)) {
    const difference = KNOWN_DIFFERENCES.find(({ behaviour: title }) => title === behaviour.title)
    if (!difference) it(behaviour.title, () => behaviour.try(server()))
    else
      it(`not so: ${behaviour.title} (${difference.reason})`, async () => {
        expect(await failureOf(behaviour.try(server()))).toEqual(difference.instead)
      })
  }
})

const outside = outsideServerIn(process.env)
if (outside)
  describe(`the service at ${outside.url}`, () => {
    const server = opened(async () => outsideServer(outside))
    // Tests must be known before anything is awaited, so another process asks.
    for (const behaviour of seenWith(askConfirmation())) it(behaviour.title, () => behaviour.try(server()))
  })

it('every known difference is one of a behaviour', () => {
  const titles = BEHAVIOURS.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(KNOWN_DIFFERENCES.filter(({ behaviour }) => !titles.includes(behaviour))).toEqual([])
})

function opened(open: () => Promise<AuthServer>) {
  let server: AuthServer | undefined
  beforeAll(async () => {
    server = await open()
  })
  afterAll(() => server?.close())
  return () => {
    if (!server) throw new Error('The service is not open')
    return server
  }
}

/** Returns the value that a failing `toEqual` received. If it does not fail, a known difference is gone. */
async function failureOf(trial: Promise<void>) {
  try {
    await trial
  } catch (error) {
    const { matcherResult } = error as { matcherResult?: { actual: unknown } }
    if (matcherResult && 'actual' in matcherResult) return matcherResult.actual
    throw error
  }
  throw new Error('This difference is gone: take it out of knownDifferences.ts and of the README.')
}

function askConfirmation() {
  const asking = fileURLToPath(new URL('./printConfirmation.ts', import.meta.url))
  const answer = execFileSync(process.execPath, ['--import', 'tsx', asking], { encoding: 'utf8' }).trim()
  return answer === 'open' ? 'open' : 'mailed'
}
