/** @jest-environment node */
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()

/** The team with wallet 1.1.0 to 1.6.0 published, and those up to 1.4.0 promoted one after another. */
async function team() {
  const apps = await stagingTeam(temporaryFolder())
  for (const version of ['1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0']) await apps.remote('wallet', version)
  for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0'])
    await apps.release('promote', 'staging', `wallet@${version}`)
  const fallsBackOn = async () =>
    /^ {2}wallet .* falls back on (.+)$/m.exec((await apps.release('show', 'staging')).out)?.[1]
  return { ...apps, fallsBackOn }
}

it('a marked build is not promoted, with a message that names the author and the reason', async () => {
  const { release } = await team()
  const { code, out } = await release('mark', 'wallet@1.5.0', '--bad', 'throws at load', '--author', 'Grace')
  expect([code, out]).toEqual([
    0,
    'wallet 1.5.0 is marked as bad: it cannot be promoted, and later releases do not fall back on it.\n',
  ])
  for (const command of ['promote', 'check'])
    expect(await release(command, 'staging', 'wallet@1.5.0')).toEqual({
      code: 1,
      out: '',
      err: 'wallet 1.5.0 is marked as bad by Grace: throws at load. Promote another version; mark wallet@1.5.0 --good removes the mark.\n',
    })
  expect((await release('versions', 'wallet')).out).toContain('bad: throws at load')
})

it('the mark can be taken away', async () => {
  const { release } = await team()
  await release('mark', 'wallet@1.5.0', '--bad', 'throws at load')
  expect((await release('mark', 'wallet@1.5.0', '--good')).out).toBe(
    'wallet 1.5.0 is no longer marked; Ada had written: throws at load.\n',
  )
  expect((await release('promote', 'staging', 'wallet@1.5.0')).code).toBe(0)
})

it('a release falls back over marked builds, as far as there are others', async () => {
  const { release, fallsBackOn } = await team()
  expect(await fallsBackOn()).toBe('1.3.0, then 1.2.0, then 1.1.0')
  await release('mark', 'wallet@1.4.0', '--bad', 'throws at load')
  await release('mark', 'wallet@1.3.0', '--bad', 'throws at render')
  await release('promote', 'staging', 'wallet@1.5.0')
  expect(await fallsBackOn()).toBe('1.2.0, then 1.1.0, then 1.0.0')
})

it('a site has a marked build no longer to fall back on, and a mix names it no more', async () => {
  const { release, store, shown } = await team()
  await release('channel', 'staging', '--accept-mixes', '--open-tab-days', '0')
  await release('channel', 'staging', '--auth-url', '/auth/v1', '--auth-key', 'a-key')
  const made = await release('mix', 'create', 'staging', 'wallet@1.5.0', '--json')
  const { id } = JSON.parse(made.out) as { id: string }
  const served = async () =>
    (await store.readSite(STAGING)).served.flatMap((item) =>
      item.kind === 'build' && item.app === 'wallet' ? [item.version as string] : [],
    )
  const mixed = async () => (await release('show', await shown(), '--mix', id)).out
  expect([await served(), await mixed()]).toEqual([
    expect.arrayContaining(['1.3.0']) as string[],
    expect.stringMatching(/wallet +1\.5\.0.*falls back on 1\.4\.0, then 1\.3\.0/) as string,
  ])
  expect((await release('mark', 'wallet@1.3.0', '--bad', 'throws at load')).out).toContain(
    'Pages of channel staging still list it as a fallback build. They do not find it and use the next older one.\n',
  )
  expect(await served()).not.toContain('1.3.0')
  expect(await mixed()).toMatch(/wallet +1\.5\.0.*falls back on 1\.4\.0, then 1\.2\.0/)
  await release('mark', 'wallet@1.3.0', '--good')
  expect(await served()).toContain('1.3.0')
})

it('a marked build that is already shown stops no other team', async () => {
  const { release } = await team()
  expect((await release('mark', 'wallet@1.4.0', '--bad', 'throws at load')).out).toContain(
    'Channel staging shows it now. Roll it back: pnpm release rollback staging wallet\n',
  )
  expect((await release('promote', 'staging', 'earn@2.0.0')).code).toBe(0)
})

it('taking back goes over marked builds too', async () => {
  const { release, versions } = await team()
  await release('mark', 'wallet@1.3.0', '--bad', 'throws at load')
  await release('rollback', 'staging', 'wallet')
  expect(await versions()).toContain('wallet 1.2.0')
  expect((await release('rollback', 'staging', '--all')).code).toBe(0)
})

it('a whole release with a marked build is not shown again', async () => {
  const { release } = await team()
  await release('mark', 'wallet@1.3.0', '--bad', 'throws at load')
  expect((await release('rollback', 'staging', '--all')).err).toMatch(
    /^wallet 1\.3\.0 is marked as bad by Ada/,
  )
})

it('a channel sets how far its pages fall back', async () => {
  const { release, fallsBackOn, store } = await team()
  await release('channel', 'staging', '--fallbacks', '1')
  await release('promote', 'staging', 'wallet@1.5.0')
  expect(await fallsBackOn()).toBe('1.4.0')
  await release('channel', 'staging', '--fallbacks', '4')
  await release('promote', 'staging', 'wallet@1.6.0')
  expect(await fallsBackOn()).toBe('1.5.0, then 1.4.0, then 1.3.0, then 1.2.0')
  expect((await store.readPointer(STAGING))?.settings?.fallbacks).toBe(4)
})

it('explains its arguments, and names a missing build', async () => {
  const { release } = await team()
  expect((await release('mark', 'wallet@1.4.0')).code).toBe(2)
  expect((await release('mark', 'wallet@9.9.9', '--bad', 'all of it')).err).toBe(
    'wallet 9.9.9 is not in the store; publish it first. The store has wallet 1.6.0, 1.5.0, 1.4.0, 1.3.0, 1.2.0, 1.1.0, and 1.0.0.\n',
  )
})
