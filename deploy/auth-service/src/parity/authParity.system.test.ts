/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { browserAt } from '../testing/browserAt'
import { openLocalSite } from '../testing/localSite'
import { type AuthServer, fetchOfVisitor, landingOf } from './authServer'
import { BEHAVIOURS, seenWith } from './index'
import { outsideServer, outsideServerIn } from './outsideServer'

// The same behaviours on every auth service: on the embedded one, and on the one that the environment names, if any.

/**
 * Behaviours in which the embedded service is known to differ from GoTrue, why, and the value that the failing expectation receives instead.
 * Each is in docs/auth-parity.md too. One that is gone fails the tests, so that it is removed from both.
 */
const KNOWN_DIFFERENCES = [
  {
    behaviour: 'an unconfirmed address that signs up again keeps its first password',
    instead: ['invalid_credentials', 'Invalid login credentials'],
    reason:
      'each mail brings the password that came with it: with GoTrue, a stranger who signs up with an address first has chosen its owner’s password',
  },
  {
    behaviour: 'an unconfirmed address that signs up again later gets a new link, and the old one is void',
    instead: null,
    reason:
      'both links open it, each with its own password: with GoTrue, a stranger who signs up later voids the owner’s mail',
  },
]

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

/** The embedded service in a process of its own, with empty accounts. */
async function embeddedServer(confirmEmails: boolean): Promise<AuthServer> {
  const site = await openLocalSite({ confirmEmails })
  const asVisitor = () => fetchOfVisitor('x-visitor', '127')
  return {
    siteUrl: site.origin,
    browser: () => browserAt(site.origin, { key: site.publicKey(), fetch: asVisitor() }),
    linkTo: async (email) => (await site.linksTo(email))[0] ?? '',
    minutePasses: () => site.letPass(1),
    follow: (link) => landingOf(link, asVisitor()),
    close: site.close,
  }
}

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
  throw new Error('This difference is gone: take it out of KNOWN_DIFFERENCES and of docs/auth-parity.md.')
}

function askConfirmation() {
  const asking = fileURLToPath(new URL('./printConfirmation.ts', import.meta.url))
  const answer = execFileSync(process.execPath, ['--import', 'tsx', asking], { encoding: 'utf8' }).trim()
  return answer === 'open' ? 'open' : 'mailed'
}
