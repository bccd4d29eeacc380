/** @jest-environment node */
import { keyedChannel, keyEntry, release } from '@crossbook/deploy-testing/keyedChannel'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { channelName } from '@crossbook/store'

const STAGING = channelName('staging')
const temporaryFolder = temporaryFolders()

describe('a rollout on a channel with keys', () => {
  const rollout = {
    ...{ release: release('b'), apps: {}, stages: [5, 100], stage: 0, since: '2024-03-15T12:00:00.000Z' },
    ...{ everyMinutes: 15, visitsWanted: 300, visitsBefore: 0 },
  }

  it('is begun and moved by who may promote, and by nobody who may only sign builds', async () => {
    const { move, start, promoter, walletTeam, as } = keyedChannel(temporaryFolder())
    await start()
    await expect(move(walletTeam, { rollout })).rejects.toThrow('whose key may not promote there')
    expect(await move(promoter, { rollout })).toBe('moved')
    expect(await move(promoter, { rollout: { ...rollout, stage: 1 } })).toBe('moved')
    expect((await as().readPointer(STAGING))?.rollout?.stage).toBe(1)
    expect(await move(promoter, { release: rollout.release })).toBe('moved')
  })

  it('is taken back also by who may only roll back, who begins none', async () => {
    const { move, start, ops, stranger, keys } = keyedChannel(temporaryFolder())
    await start()
    const nightWatch = keyEntry(stranger, { may: ['rollback'] })
    await move(ops, { settings: { acceptsMixes: false, keys: [...keys, nightWatch] } })
    await expect(move(stranger, { rollout })).rejects.toThrow('whose key may not promote there')
    await move(ops, { rollout })
    await expect(move(stranger, { rollout: { ...rollout, stage: 1 } })).rejects.toThrow('may not promote')
    expect(await move(stranger)).toBe('moved')
  })

  it('needs the right to change settings where they change with it', async () => {
    const { move, start, promoter, keys } = keyedChannel(temporaryFolder())
    await start()
    const settings = { acceptsMixes: true, keys }
    await expect(move(promoter, { rollout, settings })).rejects.toThrow('may not change settings')
  })
})
