/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { published } from '@crossbook/deploy-testing/sampleBuilds'
import { renderedHost } from '@crossbook/deploy-testing/renderedBuilds'
import { appsIn, STAGING } from '@crossbook/deploy-testing/publishedApps'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()

/** A store whose channel has a site that accepts mixes and three releases. Made once, and copied for each test. */
let intact = ''

beforeAll(async () => {
  intact = mkdtempSync(path.join(tmpdir(), 'crossbook-doctor-'))
  const { release } = await stagingTeam(intact)
  const site = ['--auth-url', '/auth', '--auth-key', 'public-key-of-the-site', '--accept-mixes']
  await release('channel', 'staging', ...site)
  await release('promote', 'staging', 'wallet@1.1.0')
  await release('promote', 'staging', 'earn@2.0.0')
})

afterAll(() => rmSync(intact, { recursive: true }))

function team() {
  const root = temporaryFolder()
  // With the times of folders, which are the order of versions.
  execFileSync('cp', ['-a', `${intact}/.`, root])
  const release = releaseCommand({ root })
  const place = (file: string) => path.join(root, '.crossbook/store', file)
  /** Unlike a write over it, this leaves the copies that share its content alone. */
  const replace = (file: string, bytes: string | Uint8Array) => {
    rmSync(place(file))
    writeFileSync(place(file), bytes)
  }
  const damage = {
    'cut off': (file: string) => replace(file, readFileSync(place(file)).subarray(0, 9)),
    'with other bytes': (file: string) => replace(file, 'something else'),
    missing: (file: string) => rmSync(place(file)),
    empty: (file: string) => replace(file, ''),
  }
  const only = (folder: string, pattern = /./) =>
    `${folder}/${readdirSync(place(folder)).find((name) => pattern.test(name)) ?? 'nothing'}`
  const doctor = (...options: string[]) => release('doctor', ...options)
  return { ...appsIn(root), release, place, damage, only, doctor }
}

type Damage = keyof ReturnType<typeof team>['damage']
const DAMAGES: Damage[] = ['cut off', 'with other bytes', 'missing', 'empty']

it('reports an intact store as intact', async () => {
  const { doctor } = team()
  expect(await doctor()).toEqual({ code: 0, out: 'The store is not damaged.\n', err: '' })
  expect(JSON.parse((await doctor('--json')).out)).toEqual({ ok: true, isWhole: true, fixed: [] })
})

it.each(DAMAGES)('regenerates pages, compressed files and a site that are %s', async (how) => {
  const { damage, doctor, place, store } = team()
  const shown = `shells/${(await store.shownPages(STAGING)) ?? ''}`
  const breaks = {
    'apps/host/1.0.0/main.js.br': 'channel staging shows host 1.0.0 (/login, /register)',
    'sites/staging/apps/wallet/1.1.0/frame.js': 'the site of channel staging',
    'listings/staging/versions.json': 'the site of channel staging',
    [`${shown}/login.html`]: 'channel staging',
  }
  const files = Object.keys(breaks)
  const bytesOf = () => files.map((file) => readFileSync(place(file), 'base64'))
  const before = bytesOf()
  for (const file of files) damage[how](file)

  const found = await doctor()
  expect([found.code, found.out]).toEqual([1, ''])
  for (const [file, consequence] of Object.entries(breaks))
    expect(found.err).toMatch(
      new RegExp(
        `\n${file}[^\n]* (?:is|has) .*\n  Breaks: ${consequence.replace(/[()]/g, '\\$&')}.*\n  Fix: --fix `,
      ),
    )

  const fixed = await doctor('--fix')
  expect([fixed.code, fixed.out]).toEqual([
    0,
    expect.stringContaining('The store is no longer damaged') as string,
  ])
  expect(bytesOf()).toEqual(before)
  expect((await doctor()).out).toBe('The store is not damaged.\n')
})

it.each(DAMAGES)(
  'leaves builds and documents that are %s to a backup, and tables the lost releases',
  async (how) => {
    const { damage, doctor, place, store } = team()
    const history = await store.readHistory(STAGING)
    const backup = place('../backup')
    cpSync(place('.'), backup, { recursive: true, verbatimSymlinks: true })
    const breaks = {
      'apps/wallet/1.1.0/home.js': 'channel staging shows wallet 1.1.0 (/wallet/home)',
      'apps/wallet/1.0.0/open.js': 'channel staging falls back on wallet 1.0.0',
      'apps/earn/2.0.0/app.json': 'channel staging shows earn 2.0.0',
      [`releases/${history.at(-1)?.release ?? ''}.json`]:
        'channel staging shows it and cannot be promoted to',
    }
    for (const file of Object.keys(breaks)) damage[how](file)
    const { code, err } = await doctor('--fix')
    expect(code).toBe(1)
    for (const [file, consequence] of Object.entries(breaks)) {
      const described = err.slice(err.indexOf(`\n${file} `) + 1).split('\n')
      expect(described[0]).toBe(
        `${file} ${how === 'missing' ? 'is missing' : 'is truncated or has other bytes'}.`,
      )
      if (!file.startsWith('apps')) expect(described[1]).toContain(consequence)
      expect(described[2]).toContain('  Fix: restore it from a backup of the store')
    }
    expect(err).toMatch(
      new RegExp(
        `\nReleases that cannot be shown again:\n  Release +Revisions +Lacks\n(?:  r.*\n)*  ${history[0]?.release ?? ''} +staging 1(?:, 2)? +apps/wallet/1\\.0\\.0/open\\.js\n`,
      ),
    )

    for (const file of Object.keys(breaks)) {
      rmSync(place(file), { force: true })
      cpSync(path.join(backup, file), place(file))
    }
    expect((await doctor('--fix')).code).toBe(0)
  },
)

it('renders a damaged prerender again', async () => {
  const { store, release, damage, doctor, place } = team()
  await published(store, renderedHost('2.0.0'))
  await release('promote', 'staging', 'host@2.0.0')
  for (const how of ['cut off', 'missing'] as const) {
    const folder = readdirSync(place('prerenders')).find((name) =>
      existsSync(place(`prerenders/${name}/prerenders.json`)),
    )
    const file = `prerenders/${folder}/prerenders.json`
    const before = readFileSync(place(file))
    damage[how](file)
    const found = await doctor()
    expect(found.err).toContain(`prerenders/${folder} is incomplete, truncated or has other bytes`)
    expect(found.err).toContain('Breaks: pages of channel staging')
    expect((await doctor('--fix')).code).toBe(0)
    expect(Buffer.compare(readFileSync(place(file)), before)).toBe(0)
  }
})

it('publishes a site again whose pages are gone', async () => {
  const { doctor, place } = team()
  rmSync(place('sites/staging'), { recursive: true })
  const { err } = await doctor()
  expect(err).toContain('sites/staging/pages are missing')
  expect(err).toContain('sites/staging/apps/wallet/1.1.0 is missing')
  expect((await doctor('--fix')).code).toBe(0)
  expect(readFileSync(place('sites/staging/pages/login.html'), 'utf8')).toContain('</html>')
})

it('names a build that is gone', async () => {
  const { doctor, place } = team()
  rmSync(place('apps/wallet/1.1.0'), { recursive: true })
  expect((await doctor('--fix')).err).toContain(
    'apps/wallet/1.1.0/app.json is missing.\n  Breaks: channel staging shows wallet 1.1.0',
  )
})

describe('only a backup restores', () => {
  it('a file of a build without any copy', async () => {
    const { doctor, place } = team()
    for (const folder of ['apps/wallet/1.1.0', 'sites/staging/apps/wallet/1.1.0'])
      for (const form of ['', '.br', '.gz']) rmSync(place(`${folder}/home.js${form}`))
    const { code, err } = await doctor('--fix')
    expect(code).toBe(1)
    expect(err).toContain('apps/wallet/1.1.0/home.js is missing.')
    expect(err).toContain('publish a new version (pnpm release publish wallet) and promote it')
  })

  it('a mark, a mix and an old revision', async () => {
    const { damage, doctor, release, only } = team()
    await release('mix', 'create', 'staging', 'wallet@1.0.0', '--name', 'old wallet')
    await release('mark', 'wallet@1.0.0', '--bad', 'throws')
    for (const how of ['cut off', 'with other bytes', 'empty'] as const) {
      damage[how]('marks/wallet/1.0.0.json')
      damage[how](only('mixes/staging'))
      damage[how]('channels/staging/00000002.json')
      const { code, err } = await doctor('--fix')
      expect(code).toBe(1)
      expect(err).toContain('\nchannels/staging/00000002.json is truncated or has other bytes.\n')
      expect(err).toContain('Breaks: the history of channel staging lacks revision 2')
      expect(err).toContain('mark it again: pnpm release mark wallet@1.0.0 --bad "…", or --good')
      expect(err).toContain('make the mix again: pnpm release mix create staging')
    }
  })

  it('the last revision of a channel', async () => {
    const { damage, doctor } = team()
    damage['cut off']('channels/staging/00000004.json')
    const { code, err } = await doctor('--fix')
    expect(code).toBe(1)
    expect(err).toContain('its current release is unknown')
    expect(err).toContain('so that channel staging shows revision 3 again')
  })

  it('a missing last revision is detected from the shown site', async () => {
    const { damage, doctor } = team()
    damage.missing('channels/staging/00000004.json')
    const { code, err } = await doctor('--fix')
    expect(code).toBe(1)
    expect(err).toContain('the last revision of channel staging may be gone')
  })
})

describe('one damaged revision', () => {
  it.each([
    [1, 'cut off'],
    [2, 'with other bytes'],
    [3, 'missing'],
  ] as const)('number %d, %s, stops nothing on a channel without keys, and is named', async (number, how) => {
    const { damage, release, store } = team()
    damage[how](`channels/staging/0000000${number}.json`)
    expect(await release('history', 'staging')).toEqual({
      code: 0,
      out: expect.stringMatching(/^4 /m) as string,
      err: `Channel staging, revision ${number} is damaged or gone (channels/staging/0000000${number}.json), and the channel goes on without it: pnpm release doctor shows what that breaks.\n`,
    })
    expect((await release('rollback', 'staging', 'wallet')).code).toBe(0)
    expect((await release('promote', 'staging', 'wallet@1.1.0')).code).toBe(0)
    expect((await store.readPointer(STAGING))?.revision).toBe(6)
  })

  it('that is the newest stops its own channel alone', async () => {
    const { damage, release, place } = team()
    cpSync(place('channels/staging'), place('channels/production'), { recursive: true })
    damage['cut off']('channels/staging/00000004.json')
    const { code, out, err } = await release('channels')
    expect([code, out]).toEqual([0, expect.stringMatching(/^production .*\n$/) as string])
    expect(err).toContain('Channel staging was skipped: Channel staging, revision 4: ')
    expect((await release('promote', 'production', 'wallet@1.0.0')).code).toBe(0)
    for (const command of [
      ['versions', 'wallet'],
      ['mark', 'wallet@1.0.0', '--bad', 'x'],
      ['show', 'production'],
      ['show', 'wallet@1.0.0'],
    ])
      expect((await release(...command)).code).toBe(0)
  })
})

it('is named as the remedy to a user who promotes a build that was damaged since it was published', async () => {
  const { place, remote, release } = team()
  await remote('wallet', '1.2.0')
  const message = 'pnpm release doctor shows what that breaks. Restore it from a backup of the store.'
  rmSync(place('apps/wallet/1.2.0/open.js'))
  for (const command of ['check', 'promote'])
    expect((await release(command, 'staging', 'wallet@1.2.0')).err).toBe(
      `wallet 1.2.0 is damaged in the store: open.js is not what was published. ${message} Otherwise publish a new version.\n`,
    )
  rmSync(place('apps/wallet/1.2.0/app.json'))
  expect((await release('promote', 'staging', 'wallet@1.2.0')).err).toBe(
    `wallet 1.2.0 is damaged in the store: its app.json is not there. ${message}\n`,
  )
})
