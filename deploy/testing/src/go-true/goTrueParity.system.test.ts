/** @jest-environment node */
import { type AuthServer, seenWith } from '@crossbook/auth-service/parity'
import { missingForGoTrue, startGoTrue } from './goTrue'

const missing = missingForGoTrue()
if (missing !== undefined) process.stdout.write(`${missing}\n`)

const describeGoTrue = missing === undefined ? describe : describe.skip

describeGoTrue.each(['open', 'mailed'] as const)(
  'GoTrue as the compose file runs it, accounts %s',
  (confirmation) => {
    let server: AuthServer
    beforeAll(async () => {
      server = await startGoTrue(confirmation)
    })
    afterAll(() => server.close())

    for (const behaviour of seenWith(confirmation)) it(behaviour.title, () => behaviour.try(server))
  },
)

it('names what this machine lacks, or lacks nothing', () => {
  expect(missing ?? 'nothing').toMatch(/^(?:nothing|The auth behaviours were not tried on GoTrue: .+\.)$/)
})
