/** @jest-environment node */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { appsIn } from '@crossbook/deploy-testing/publishedApps'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()
const release = (...parameters: string[]) => releaseCommand({ root: temporaryFolder() })(...parameters)

const COMMANDS = [
  ...[
    'publish',
    'check',
    'promote',
    'rollback',
    'remove',
    'history',
    'versions',
    'mark',
    'show',
    'diff',
    'channels',
  ],
  ...['channel', 'serve', 'bisect', 'prune', 'doctor', 'policy'],
]

it('teaches a team’s tasks, in order', async () => {
  const { code, out, err } = await release('--help')
  expect([code, err]).toEqual([0, ''])
  for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'))
  expect(out).toContain("A team's day:\n  pnpm release publish wallet")
  expect(out).toContain('Exit codes: 0 done, 1 refused or failed, 2 wrong usage.')
})

it.each([
  ...COMMANDS.map((command) => [command]),
  ['mix', 'create'],
  ['mix', 'list'],
  ['mix', 'end'],
  ...['status', 'watch', 'pause', 'resume', 'abort', 'finish'].map((command) => ['rollout', command]),
  ['key', 'make'],
  ['key', 'show'],
])('has examples for %s %s', async (...command) => {
  const args = command.filter((word): word is string => typeof word === 'string')
  const { code, out } = await release(...args, '--help')
  expect(code).toBe(0)
  expect(out).toContain(`\nExamples:\n  pnpm release ${args.join(' ')}`)
  expect(out).toContain('--json')
})

it.each([
  [['deploy'], "unknown command 'deploy'"],
  [['deploy'], 'There are publish, describe, check, verify, promote, rollback, remove, history, '],
  [['history', 'staging', '--lmit', '3'], 'history has --store, --json, and --limit.'],
  [['history', 'staging', 'wallet'], 'history takes <channel>.'],
  [['doctor', 'staging'], 'doctor takes no argument.'],
  [['promote', 'staging'], 'name builds such as wallet@1.4.0, or a channel with --from'],
  [
    ['rollback', 'staging', 'wallet@1.0.0'],
    '"wallet@1.0.0" names a version; name the application alone, such as wallet.',
  ],
  [['promote', 'Staging', 'wallet@1.0.0'], 'Channel "Staging": must be 1 to 32 lower-case letters'],
  [['promote', 'staging', 'wallet'], '"wallet" is not a build; write app@version, such as wallet@1.4.0.'],
  [['promote', 'staging', 'wallet@1.0'], 'Version "1.0": must be a semantic version'],
  [['promote', 'staging', 'wallet@1.0.0', 'wallet@1.1.0'], 'wallet is named twice'],
  [
    ['rollback', 'staging', '../../etc'],
    '"../../etc" is neither an application such as wallet nor a release such as r0123456789abcdef.',
  ],
  [['show', 'R1'], '"R1" is neither a release such as r0123456789abcdef nor a channel.'],
  [['serve', 'staging', '--port', '99999'], '"99999" is not a whole number from 0 to 65535.'],
  [['prune', '--keep', '0'], '"0" is not a whole number from 1 on.'],
  [['bisect', 'staging', '--', 'true'], "required option '--good <release>' not specified"],
])('ends with 2 for %j', async (parameters, message) => {
  const { code, out, err } = await release(...parameters)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(message)
  const forScripts = await release(...[parameters[0] ?? '', '--json', ...parameters.slice(1)])
  expect([forScripts.code, forScripts.err]).toEqual([2, ''])
  expect(JSON.parse(forScripts.out)).toMatchObject({
    ok: false,
    problems: [{ kind: 'usage', message: expect.stringContaining(message) as string }],
  })
})

it('reports that a file is not a store', async () => {
  const file = path.join(temporaryFolder(), 'store.json')
  writeFileSync(file, '{}')
  expect(await release('channels', '--store', file)).toEqual({
    code: 1,
    out: '',
    err: expect.stringContaining(
      `The store’s address is "${file}", which is a file: write a folder`,
    ) as string,
  })
})

it('reports a missing store, instead of showing an empty one', async () => {
  const root = temporaryFolder()
  const absent = path.join(root, 'stroe')
  const command = releaseCommand({ root, environment: { CROSSBOOK_STORE: absent } })
  expect(await command('channels')).toEqual({
    code: 1,
    out: '',
    err: `There is no store at ${absent}, which CROSSBOOK_STORE names: correct the setting, or publish a build to create one.\n`,
  })
})

it('refuses a folder that holds other things and no store, as a mistyped one may be', async () => {
  const root = temporaryFolder()
  writeFileSync(path.join(root, 'notes.txt'), '')
  const command = releaseCommand({ root, environment: { CROSSBOOK_STORE: root } })
  expect(await command('history', 'staging')).toEqual({
    code: 1,
    out: '',
    err: `${root}, which CROSSBOOK_STORE names, is a folder with other files and not a store: correct the setting.\n`,
  })
})

it('reports that nothing was published when a version is requested', async () => {
  expect((await release('versions', 'wallet', '--store', temporaryFolder())).err).toBe(
    'The store has no build of wallet; it has no build at all.\n',
  )
})

it('takes the store that the option names, or else the environment', async () => {
  const stores = await Promise.all(
    ['one', 'other'].map(async (channel) => {
      const root = temporaryFolder()
      await appsIn(root).host()
      await releaseCommand({ root })('promote', channel, 'host@1.0.0', '--gone', '/')
      return path.join(root, '.crossbook', 'store')
    }),
  )
  const [one = '', other = ''] = stores
  const here = releaseCommand({ root: temporaryFolder(), environment: { CROSSBOOK_STORE: one } })
  expect((await here('channels')).out).toMatch(/^one {2}r/)
  expect((await here('channels', '--store', other)).out).toMatch(/^other {2}r/)
})

it('refuses a place that is no store in a sentence', async () => {
  for (const command of [['channels'], ['publish', 'wallet']])
    expect((await release(...command, '--store', 's3:/bucket/x')).err).toContain(
      'The store’s address is "s3:/bucket/x", in which s3: is not followed by two slashes: write',
    )
  expect(await release('channels', '--store', 'ftp://example.com/store')).toMatchObject({ code: 1, out: '' })
  expect((await release('channels', '--store', 's3://bucket/x?region=eu-central-1')).err).toContain(
    'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  )
})

it('asks for the author whom neither git nor the account names', async () => {
  const root = temporaryFolder()
  await appsIn(root).host()
  const promote = (environment: Record<string, string>) =>
    releaseCommand({ root, environment: { GIT_AUTHOR_NAME: '', ...environment } })(
      ...['promote', 'staging', 'host@1.0.0', '--gone', '/'],
    )
  expect(await promote({})).toEqual({
    code: 1,
    out: '',
    err: 'The history needs your name: set --author, or user.name in git.\n',
  })
  expect((await promote({ USER: 'grace' })).code).toBe(0)
  expect((await releaseCommand({ root })('history', 'staging')).out).toContain('  grace\n')
})

it('is the same as a process: results on one stream, problems on the other, and the exit code', async () => {
  const root = temporaryFolder()
  await appsIn(root).host()
  const run = (...parameters: string[]) =>
    new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', 'src/main.ts', ...parameters, '--store', `${root}/.crossbook/store`],
        { cwd: path.resolve(__dirname, '..') },
      )
      let [out, err] = ['', '']
      child.stdout.on('data', (part: Buffer) => (out += part.toString()))
      child.stderr.on('data', (part: Buffer) => (err += part.toString()))
      child.once('close', (code) => resolve({ code, out, err }))
    })
  const promoted = await run('promote', 'staging', 'host@1.0.0', '--gone', '/', '--author', 'Ada', '--json')
  expect(promoted).toMatchObject({ code: 0, err: '' })
  expect(JSON.parse(promoted.out)).toMatchObject({ ok: true, revision: 1 })
  expect(await run('promote', 'staging', 'wallet@1.0.0', '--author', 'Ada')).toEqual({
    code: 1,
    out: '',
    err: 'wallet 1.0.0 is not in the store; publish it first. It has no wallet at all, but host.\n',
  })
})
