import type { AppName, AppVersion, ReleaseId } from '@crossbook/contract'
import { channelName, folderStore } from '@crossbook/store'

// Run by a test that kills it: publishes and moves without end, and reports once it is under way.
const store = folderStore(process.argv[2] ?? '')
const channel = channelName('staging')
const bytes = Buffer.alloc(200_000, 'x')

for (let round = 0; ; round++) {
  const files = new Map([
    ['app.json', bytes],
    ['main.js', bytes],
  ])
  await store.putBuild('wallet' as AppName, `1.${process.pid % 100_000}.${round}` as AppVersion, files)
  const revision = ((await store.readPointer(channel))?.revision ?? 0) + 1
  await store.movePointer(channel, {
    revision,
    release: 'rbbbbbbbbbbbbbbbb' as ReleaseId,
    at: '2024-03-15T12:00:00.000Z',
    author: 'a test',
    reason: 'to be killed',
    kind: 'promotion',
    apps: {},
  })
  if (round === 3) process.send?.('under way')
}
