/** @jest-environment node */
import { consoleTrial } from '@crossbook/deploy-testing/consoleTrial'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { NEXT, steadyChannel } from '@crossbook/deploy-testing/rolledOut'
import { consoleOpener } from './openedConsole.fixture'

const temporaryFolder = temporaryFolders()
/** A console over a channel that shows wallet 1.0.0, unless it is filled in another way. */
const opened = consoleOpener(() => consoleTrial(temporaryFolder()), steadyChannel)

it('notifies its page when a channel moves, until the user leaves it', async () => {
  const { get, run, calls } = await opened()
  const leaving = new AbortController()
  const watched = await get('/api/events', {}, { signal: leaving.signal })
  expect(watched.headers.get('content-type')).toBe('text/event-stream')
  const reader = watched.body?.getReader()
  const next = async () => Buffer.from((await reader?.read())?.value ?? []).toString('utf8')
  expect(await next()).toBe(': watching\n\n')
  // The first read sets the starting point; changes after it are sent.
  while (!calls.includes('readPointer')) await new Promise((resolve) => setImmediate(resolve))
  const event = next()
  await run(['promote', 'staging', `wallet@${NEXT}`])
  await run(['rollback', 'staging', 'wallet'])
  expect(await event).toMatch(/^data: {"kind":"channel","channel":"staging","revision":[23]}\n\n$/)
  leaving.abort()
})
