/** @jest-environment node */
import { type AppName, checkMix, type MixId, PAGE_MARKUP } from '@crossbook/contract'
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { mixId } from '@crossbook/releases'

const temporaryFolder = temporaryFolders()

/** A team whose staging channel accepts mixes, and a clock. */
async function mixingTeam() {
  const clock = { now: new Date('2024-03-15T12:00:00.000Z') }
  const team = await stagingTeam(temporaryFolder(), { now: () => clock.now })
  await team.release('channel', 'staging', '--accept-mixes', '--url', 'https://staging.example')
  const create = async (...parameters: string[]) => {
    const ran = await team.release('mix', 'create', 'staging', ...parameters, '--json')
    return JSON.parse(ran.out) as { id: MixId; link: string; release: string }
  }
  return { ...team, create, clock }
}

it('prints a link that carries nothing but the id', async () => {
  const { release, store } = await mixingTeam()
  const { code, out } = await release(
    'mix',
    'create',
    'staging',
    'wallet@1.1.0',
    '--name',
    'Faster transfers',
  )
  const [id] = await store.listMixes(STAGING)
  expect([code, out]).toEqual([
    0,
    `Mix ${id} (Faster transfers) is open until 2024-03-29 12:00 UTC:
  wallet 1.1.0 instead of 1.0.0
Other applications follow channel staging.
https://staging.example/?mix=${id}
`,
  ])
})

it('explains how to open it on this machine when the channel has no address', async () => {
  const { release } = await mixingTeam()
  await release('channel', 'staging', '--no-url')
  const { out } = await release('mix', 'create', 'staging', 'wallet@1.1.0')
  expect(out).toMatch(
    /\nChannel staging has no address set \(channel staging --url …\)\. On this machine: pnpm release serve staging, then open http:\/\/localhost:3000\/\?mix=m[0-9a-f]{16}\n$/,
  )
})

it('keeps the mix as a document of its own and the channel where it is', async () => {
  const { create, store, shown } = await mixingTeam()
  const base = await shown()
  const { id, release } = await create('wallet@1.1.0', '--days', '3')
  expect(await shown()).toBe(base)
  const parsed = JSON.parse((await store.readMix(STAGING, id)) ?? '') as Record<string, unknown>
  const mix = checkMix(parsed)
  if (!mix.ok) throw new Error(mix.problem)
  expect(mix.value).toMatchObject({
    name: 'wallet 1.1.0',
    owner: 'Ada',
    createdAt: '2024-03-15T12:00:00.000Z',
    expiresAt: '2024-03-18T12:00:00.000Z',
    base,
    release,
    host: '1.0.0',
    replaced: [{ app: 'wallet', from: '1.0.0', to: '1.1.0' }],
  })
  expect(mix.value.remotes.map(({ name, version, previous }) => [name, version, previous?.version])).toEqual([
    ['earn', '1.0.0', undefined],
    ['wallet', '1.1.0', '1.0.0'],
  ])
  expect(Object.keys(mix.value.integrity)).toContain('/apps/wallet/1.1.0/remoteEntry.js')
  const { id: _, ...content } = parsed
  expect(mixId({ release: mix.value.release, ...content })).toBe(id)
})

it('follows its channel for all other applications, and list and show agree', async () => {
  const { release, create, remote, shown } = await mixingTeam()
  const mix = await create('wallet@1.1.0', '--name', 'Follows')
  await remote('lab', '1.0.0')
  await release('promote', 'staging', 'earn@2.0.0', 'lab@1.0.0')
  expect((await release('mix', 'list', 'staging')).out).toBe(
    `${mix.id}  until 2024-03-29 12:00 UTC  Ada  Follows  wallet 1.1.0\n`,
  )
  const { out } = await release('show', await shown(), '--mix', mix.id)
  for (const line of [/earn +2\.0\.0/, /lab +1\.0\.0/, /wallet +1\.1\.0/]) expect(out).toMatch(line)
  await release('promote', 'staging', 'wallet@1.1.0')
  expect((await release('mix', 'list', 'staging')).out).toContain('  Follows  as the channel\n')
})

it('keeps its versions when it is pinned, and so do mixes of older tools', async () => {
  const { release, store, shown } = await mixingTeam()
  const { code, out } = await release('mix', 'create', 'staging', 'wallet@1.1.0', '--name', 'Pinned', '--pin')
  expect([code, out]).toEqual([
    0,
    expect.stringContaining('All other applications keep their current versions.') as string,
  ])
  await release('promote', 'staging', 'earn@2.0.0')
  const [id] = await store.listMixes(STAGING)
  expect((await release('mix', 'list', 'staging')).out).toBe(
    `${id}  until 2024-03-29 12:00 UTC  Ada  Pinned  earn 1.0.0, wallet 1.1.0  pinned\n`,
  )
  // Mixes of older tools have no field for following either.
  expect(await store.readMix(STAGING, id as MixId)).not.toContain('follows')
  expect((await release('show', await shown(), '--mix', id ?? '')).out).toMatch(/earn +1\.0\.0/)
})

it('names the mixes that no longer fit after a channel has moved, and shows them with their original versions', async () => {
  const { release, create, remote, shown } = await mixingTeam()
  const mix = await create('wallet@1.1.0', '--name', 'Old paths')
  const [home, open] = remoteBuild().app.screens
  if (!home || !open) throw new Error('The sample has two screens')
  await remote('wallet', '1.2.0', { screens: [home, { ...open, path: '/wallet/prices' }] })
  await release('promote', 'staging', 'wallet@1.2.0', '--gone', '/wallet/open')
  await remote('earn', '3.0.0', { screens: [...remoteBuild({ name: 'earn' as AppName }).app.screens, open] })
  const { code, err } = await release('promote', 'staging', 'earn@3.0.0')
  const why = '/wallet/open belongs to earn 3.0.0 and wallet 1.1.0'
  expect([code, err]).toEqual([
    0,
    `Mix ${mix.id} (Old paths, of Ada) no longer fits what channel staging shows: ${why}. Its tabs keep their versions, where that fits.\n`,
  ])
  expect((await release('mix', 'list', 'staging')).out).toBe(
    `${mix.id}  until 2024-03-29 12:00 UTC  Ada  Old paths  earn 1.0.0, wallet 1.1.0  does not fit: ${why}\n`,
  )
  expect((await release('show', await shown(), '--mix', mix.id)).out).toMatch(/earn +1\.0\.0/)
})

it('may bring a remote that the channel does not have', async () => {
  const { release, remote } = await mixingTeam()
  await remote('tools', '1.0.0')
  const { out } = await release('mix', 'create', 'staging', 'tools@1.0.0', 'wallet@1.1.0')
  expect(out).toContain('  tools 1.0.0, which the channel does not have\n  wallet 1.1.0 instead of 1.0.0\n')
})

/** The mixing team on a host that opens mixes with another one, and two such hosts, of which 3.0.0 has another React. */
async function hostMixingTeam() {
  const team = await mixingTeam()
  await team.host('1.5.0')
  await team.host('2.0.0')
  await team.host('3.0.0', { provides: { react: '20.0.0' } })
  await team.release('promote', 'staging', 'host@1.5.0')
  return team
}

it('may have another host, and list and show agree', async () => {
  const { release, shown } = await hostMixingTeam()
  const made = await release('mix', 'create', 'staging', 'host@2.0.0', 'wallet@1.1.0', '--name', 'New header')
  expect([made.code, made.out]).toEqual([
    0,
    expect.stringContaining('  host 2.0.0 instead of 1.5.0\n  wallet 1.1.0 instead of 1.0.0\n') as string,
  ])
  const { out } = await release('mix', 'list', 'staging')
  expect(out).toMatch(/^m[0-9a-f]{16} {2}until .* {2}New header {2}host 2\.0\.0, wallet 1\.1\.0\n$/)
  await release('promote', 'staging', 'earn@2.0.0')
  const mixed = await release('show', await shown(), '--mix', out.slice(0, 17))
  for (const line of [/host +2\.0\.0/, /wallet +1\.1\.0/, /earn +2\.0\.0/]) expect(mixed.out).toMatch(line)
})

it('reports when its host does not fit the channel’s current release', async () => {
  const { release, create, remote } = await hostMixingTeam()
  for (const name of ['wallet', 'earn']) await remote(name, '4.0.0', { requires: { react: '>=19.0.0' } })
  await create('host@3.0.0', 'earn@4.0.0', 'wallet@4.0.0', '--name', 'React 20')
  await remote('lab', '1.0.0')
  expect((await release('promote', 'staging', 'lab@1.0.0')).err).toContain(
    'no longer fits what channel staging shows: lab 1.0.0 needs react ^19.3.1, the host provides 20.0.0. Its tabs keep their versions',
  )
})

it.each([
  [
    ['host@3.0.0'],
    [
      'earn 1.0.0 needs react ^19.3.1, the host provides 20.0.0; test earn with it and widen its range, or promote another host.',
      'wallet 1.0.0 needs react ^19.3.1, the host provides 20.0.0; test wallet with it and widen its range, or promote another host.',
    ],
  ],
  [
    ['host@4.0.0'],
    [
      `Host 4.0.0 uses page markup 99, and pages are written here in markup ${PAGE_MARKUP.version} alone; use a checkout that writes it.`,
    ],
  ],
  [['host@1.5.0'], ['Channel staging shows exactly these versions already; name one that differs.']],
])('refuses another host where it does not fit: %s', async (parameters, message) => {
  const { release, host, store } = await hostMixingTeam()
  await host('4.0.0', { markup: 99 })
  const { code, out, err } = await release('mix', 'create', 'staging', ...parameters)
  expect([code, out, err]).toEqual([1, '', `${message.join('\n')}\n`])
  expect(await store.listMixes(STAGING)).toEqual([])
})

it.each([
  [['wallet@1.0.0'], 'Channel staging shows exactly these versions already; name one that differs.'],
  [
    ['wallet@9.0.0'],
    'wallet 9.0.0 is not in the store; publish it first. The store has wallet 2.0.0, 1.1.0, and 1.0.0.',
  ],
  [
    ['wallet@2.0.0'],
    'wallet 2.0.0 needs react ^20.0.0, the host provides 19.3.1; test wallet with it and widen its range, or promote another host.',
  ],
  [
    ['wallet@1.1.0', '--name', '  '],
    "The mix's name must not be empty; give it one of up to 80 characters with --name.",
  ],
])('refuses %s', async (parameters, message) => {
  const { release, remote, store } = await mixingTeam()
  await remote('wallet', '2.0.0', { requires: { react: '^20.0.0' } })
  const { code, out, err } = await release('mix', 'create', 'staging', ...parameters)
  expect([code, out, err]).toEqual([1, '', `${message}\n`])
  expect(await store.listMixes(STAGING)).toEqual([])
})

it('refuses more than 90 days as a wrong use of the command', async () => {
  const { release } = await mixingTeam()
  const { code, err } = await release('mix', 'create', 'staging', 'wallet@1.1.0', '--days', '91')
  expect(code).toBe(2)
  expect(err).toContain('"91" is not a whole number from 1 to 90.')
})

it('refuses a channel that accepts none', async () => {
  const { release } = await mixingTeam()
  await release('channel', 'staging', '--no-accept-mixes')
  expect((await release('mix', 'create', 'staging', 'wallet@1.1.0')).err).toBe(
    'Channel staging accepts no mixes; create it on a channel that does, or allow mixes here: channel staging --accept-mixes.\n',
  )
})

it('lists the open ones, newest first, and on demand those that are over', async () => {
  const { release, create, clock } = await mixingTeam()
  const first = await create('wallet@1.1.0', '--days', '1')
  clock.now = new Date('2024-03-16T11:00:00.000Z')
  const second = await create('earn@2.0.0', '--author', 'Grace')
  const third = await create('earn@2.0.0', 'wallet@1.1.0', '--name', 'Both')
  clock.now = new Date('2024-03-16T13:00:00.000Z')
  expect((await release('mix', 'end', 'staging', third.id)).out).toBe(`Mix ${third.id} (Both) is over.\n`)

  expect((await release('mix', 'list', 'staging')).out).toBe(
    `${second.id}  until 2024-03-30 11:00 UTC  Grace  earn 2.0.0  earn 2.0.0\n`,
  )
  const { out } = await release('mix', 'list', 'staging', '--all', '--json')
  const listed = JSON.parse(out) as { mixes: { id: string; isOpen: boolean }[] }
  expect(listed.mixes.map(({ id, isOpen }) => [id, isOpen]).sort()).toEqual(
    [
      [first.id, false],
      [second.id, true],
      [third.id, false],
    ].sort(),
  )
  expect((await release('mix', 'list', 'staging', '--all')).out).toContain(
    `${first.id}  expired 2024-03-16 12:00 UTC  Ada    wallet 1.1.0  wallet 1.1.0\n`,
  )
})

it('ends a mix once, and names one that is not there', async () => {
  const { release, create } = await mixingTeam()
  const { id } = await create('wallet@1.1.0')
  await release('mix', 'end', 'staging', id)
  expect(await release('mix', 'end', 'staging', id)).toMatchObject({
    code: 1,
    err: `Mix ${id} ended at 2024-03-15T12:00:00.000Z.\n`,
  })
  expect((await release('mix', 'end', 'staging', 'm0000000000000000')).err).toBe(
    'There is no mix m0000000000000000 on channel staging; mix list shows the open ones.\n',
  )
})

it('refuses a mix document that was tampered with', async () => {
  const { release, create, store } = await mixingTeam()
  const { id } = await create('wallet@1.1.0')
  const document = (await store.readMix(STAGING, id)) ?? ''
  await store.endMix(STAGING, id, document.replace('"Ada"', '"Eve"'))
  const { code, err } = await release('mix', 'list', 'staging')
  expect(code).toBe(0)
  expect(err).toBe(
    `Mix ${id} in the store cannot be read (its content has another hash): it is damaged (pnpm release doctor shows how to fix it), or a newer checkout made it; use the newest one.\n`,
  )
})
