/** @jest-environment node */
import { type AppName, type AppVersion, canonicalJson } from '@crossbook/contract'
import { keyedChannel, keyEntry, release as named } from '@crossbook/deploy-testing/keyedChannel'
import { remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { sampleRelease } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { type ChannelRevision, channelName } from '@crossbook/store'

const WALLET = 'wallet' as AppName
const STAGING = channelName('staging')
const NOON = '2024-03-15T12:00:00.000Z'
const temporaryFolder = temporaryFolders()

/** Returns a release of these versions, and the fields of a correct revision that shows it. */
function showing(versions: Record<string, string>) {
  const remotes = Object.entries(versions).map(
    ([name, version]) => remoteBuild({ name: name as AppName, version: version as AppVersion }).app,
  )
  const release = sampleRelease({ remotes, reason: JSON.stringify(versions) })
  const apps: ChannelRevision['apps'] = Object.fromEntries(
    [release.host, ...remotes].map(({ name, version }) => [name, version]),
  )
  return { document: release, shown: { release: release.id, apps } }
}

/** A channel that shows an application and earn in version 1.0.0, for keys with limited rights, moved past the command line. */
async function limitedChannel(app = WALLET) {
  const channel = keyedChannel(temporaryFolder())
  const { move, ops, keys, walletTeam, stranger, raw } = channel
  const show = async (versions: Record<string, string>) => {
    const { document, shown } = showing(versions)
    await raw.putRelease(document.id, canonicalJson(document))
    return shown
  }
  await move(undefined, await show({ [app]: '1.0.0', earn: '1.0.0' }))
  const limited = [
    ...keys.filter(({ name }) => name !== 'wallet-team'),
    keyEntry(walletTeam, { may: [`promote:${app}` as const, `rollback:${app}` as const] }),
    keyEntry(stranger, { may: ['rollback'] }),
  ]
  const last = await raw.readPointer(STAGING)
  await move(ops, {
    ...(last?.apps ? { apps: last.apps } : {}),
    settings: { acceptsMixes: false, keys: limited },
  })
  return { ...channel, show }
}

const plan = { stages: [5, 100], stage: 0, since: NOON, everyMinutes: 15, visitsWanted: 300, visitsBefore: 0 }

describe('a key for one application', () => {
  it('shows other versions of it, also with others that are unchanged', async () => {
    const { move, walletTeam, show, as } = await limitedChannel()
    expect(await move(walletTeam, await show({ wallet: '1.1.0', earn: '1.0.0' }))).toBe('moved')
    expect(await move(walletTeam, await show({ wallet: '1.0.0', earn: '1.0.0' }))).toBe('moved')
    expect((await as().readPointer(STAGING))?.revision).toBe(4)
  })

  it.each([
    ['another version of another one', { wallet: '1.1.0', earn: '2.0.0' }, 'may not promote earn there'],
    ['a release without another one', { wallet: '1.1.0' }, 'may not remove earn there'],
    ['a release without its own', { earn: '1.0.0' }, 'may not remove wallet there'],
    [
      'one more application',
      { wallet: '1.0.0', earn: '1.0.0', tools: '1.0.0' },
      'may not promote tools there',
    ],
  ])('shows no release with %s', async (_, versions, message) => {
    const { move, walletTeam, show } = await limitedChannel()
    await expect(move(walletTeam, await show(versions))).rejects.toThrow(message)
  })

  it('does not remove its application either when that is named like a property of every object', async () => {
    const { move, walletTeam, show } = await limitedChannel('constructor' as AppName)
    await expect(move(walletTeam, await show({ earn: '1.0.0' }))).rejects.toThrow(
      'may not remove constructor there',
    )
  })

  it('rolls out its own application alone', async () => {
    const { move, walletTeam, show, raw } = await limitedChannel()
    const last = await raw.readPointer(STAGING)
    const stays = last?.apps ? { apps: last.apps } : {}
    const begin = async (versions: Record<string, string>) => {
      const { release, apps } = await show(versions)
      return move(walletTeam, { ...stays, rollout: { ...plan, release, apps } })
    }
    await expect(begin({ wallet: '1.0.0', earn: '2.0.0' })).rejects.toThrow('may not promote earn there')
    expect(await begin({ wallet: '1.1.0', earn: '1.0.0' })).toBe('moved')
    expect(await move(walletTeam, stays)).toBe('moved')
  })

  it('is not believed when the versions that it names are not those of the release', async () => {
    const { move, walletTeam, show, as } = await limitedChannel()
    const honest = await show({ wallet: '1.1.0', earn: '2.0.0' })
    const apps = { ...honest.apps, ['earn' as AppName]: '1.0.0' as AppVersion }
    await move(walletTeam, { ...honest, apps })
    const reader = as()
    await reader.readPointer(STAGING)
    await expect(reader.readRelease(honest.release)).rejects.toThrow(
      `Channel staging, revision 3 names other versions than its release ${honest.release}, and so hides what it changes.`,
    )
  })
})

describe('a key that may only roll back', () => {
  it('begins no rollout with a rollback', async () => {
    const { move, ops, stranger, show } = await limitedChannel()
    const first = await show({ wallet: '1.0.0', earn: '1.0.0' })
    await move(ops, await show({ wallet: '1.1.0', earn: '1.0.0' }))
    const { release, apps } = await show({ wallet: '6.6.6', earn: '1.0.0' })
    const rollout = { ...plan, stages: [99, 100], release, apps }
    await expect(move(stranger, { ...first, rollout })).rejects.toThrow(
      'whose key may not promote wallet there',
    )
    expect(await move(stranger, first)).toBe('moved')
  })

  it('shows a version that the channel has shown, in a release that it has not', async () => {
    const { move, ops, stranger, show } = await limitedChannel()
    await move(ops, await show({ wallet: '1.1.0', earn: '1.0.0' }))
    await move(ops, await show({ wallet: '1.1.0', earn: '2.0.0' }))
    expect(await move(stranger, await show({ wallet: '1.0.0', earn: '2.0.0' }))).toBe('moved')
    await expect(move(stranger, await show({ wallet: '1.2.0', earn: '2.0.0' }))).rejects.toThrow(
      'whose key may not promote wallet there',
    )
  })

  it('takes back a rollout in which no other version was ever shown to all', async () => {
    const { move, ops, stranger, show, raw } = await limitedChannel()
    const stays = (await raw.readPointer(STAGING))?.apps
    const { release, apps } = await show({ wallet: '1.1.0', earn: '1.0.0' })
    await move(ops, { ...(stays ? { apps: stays } : {}), rollout: { ...plan, release, apps } })
    await expect(move(stranger, { release, apps })).rejects.toThrow('may not promote wallet there')
    expect(await move(stranger, stays ? { apps: stays } : {})).toBe('moved')
  })
})

describe('a rollout on a channel with keys', () => {
  const rollout = {
    ...{ release: named('b'), apps: {}, stages: [5, 100], stage: 0, since: '2024-03-15T12:00:00.000Z' },
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
