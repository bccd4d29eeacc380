/** @jest-environment node */
import path from 'node:path'
import {
  type AppName,
  type AppVersion,
  canonicalJson,
  channelNameSchema,
  check,
  checkReportBatch,
} from '@crossbook/contract'
import { STAGING } from '@crossbook/deploy-testing/publishedApps'
import { remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { faultReport } from '@crossbook/deploy-testing/sampleReports'
import { stagingTeam } from '@crossbook/deploy-testing/stagingTeam'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import {
  type AppAtVersion,
  createMix,
  markBuild,
  mixId,
  promoteBuilds,
  putVerification,
  readChannel,
  setOfBuilds,
} from '@crossbook/releases'
import { openReports } from '@crossbook/reports'
import { folderStore, LAYOUT } from '@crossbook/store'
import { withCompressed } from '@crossbook/web-files'
import { printed } from './terminal/printed'
import { type Problem, problemMessage } from './terminal/messages'

const temporaryFolder = temporaryFolders()
const now = () => new Date('2024-03-15T12:00:00.000Z')

/** Texts that an attacker may have written: lines, escape sequences, commands of build servers, writing directions. */
const HOSTILE =
  'Eve\r\n::error::Mallory\n ##[error]Mallory\u001b]0;mine\u0007\u001b[2K\u007f\u009b2K\u202eMallory\u2066\u200b\u2028Mallory'
const STACK = 'Open /apps/wallet\n::error::stack\u001b[2J\n##[error]stack'

const TOOLS = 'tools' as AppName
const MIX = { channel: STAGING, owner: HOSTILE, days: 14, name: 'A mix', now }

/** A remote with hostile texts, which `requires` more of its host. */
function tools(version: string, requires: Readonly<Record<string, string>> = {}) {
  return remoteBuild({
    ...{ name: TOOLS, version: version as AppVersion, commit: HOSTILE, frames: {} },
    requires: { react: '^19.3.1', ...requires },
    screens: [
      {
        path: '/tools',
        module: './tools',
        ...{ title: HOSTILE, description: HOSTILE, access: 'public', files: [], showsCoinLogos: false },
        menu: { group: 'Tools', label: HOSTILE, order: 1 },
      },
    ],
  })
}

/** A store in which every text that others can write is hostile. Tools from before the rules for new texts could write such texts. */
async function hostileTeam() {
  const team = await stagingTeam(temporaryFolder(), { now })
  const { store, release, root } = team
  for (const build of [tools('1.0.0', { [HOSTILE]: HOSTILE }), tools('1.1.0')])
    await store.putBuild(build.app.name, build.app.version, await withCompressed(build.files))
  await release('channel', 'staging', '--accept-mixes')
  const occasion = { channel: STAGING, author: HOSTILE, reason: HOSTILE, now }
  const wallet = { app: 'wallet' as AppName, version: '1.1.0' as AppVersion }
  const promoted = async (build: AppAtVersion) =>
    expect((await promoteBuilds(store, { ...occasion, builds: [build] })).ok).toBe(true)
  await promoted(wallet)
  const first = await team.shown()
  await promoted({ app: TOOLS, version: '1.1.0' as AppVersion })

  const made = await createMix(store, { ...MIX, builds: [{ ...wallet, version: '1.0.0' as AppVersion }] })
  if (!made.ok) throw new Error('The mix does not fit')
  const { id: _, ...content } = { ...made.value, name: HOSTILE }
  const mix = mixId(content)
  await store.putMix(STAGING, mix, canonicalJson({ id: mix, ...content }))
  await markBuild(store, 'earn' as AppName, '2.0.0' as AppVersion, {
    ...{ bad: HOSTILE, author: HOSTILE, at: now().toISOString() },
  })
  const shown = await readChannel(store, STAGING)
  if (!shown) throw new Error('The channel shows nothing')
  await putVerification(
    store,
    setOfBuilds(shown.release),
    {
      ...{ apps: {}, at: now().toISOString(), author: HOSTILE, pages: 1, found: 0, findings: [] },
      journeys: { command: HOSTILE, exitCode: 1 },
    },
    undefined,
  )
  await report(root, first)
  const broken = check(channelNameSchema, 'broken', 'Channel')
  if (!broken.ok) throw new Error(broken.problem)
  await folderStore(path.join(root, '.crossbook/store')).files.put(
    LAYOUT.revision(broken.value, 1),
    Buffer.from(JSON.stringify({ revision: 1, release: HOSTILE })),
  )
  return { ...team, first, mix, clean: made.value.id }
}

async function report(root: string, release: string) {
  const database = await openReports(path.join(root, '.crossbook', 'reports'), now)
  const batch = checkReportBatch({
    release,
    reports: [faultReport({ error: HOSTILE, stack: STACK })],
  })
  if (!batch.ok) throw new Error(batch.problem)
  database.add({ batch: batch.value, channel: STAGING, browser: HOSTILE, share: 1 })
  await database.close()
}

/** Command lines over that store, and whether they print a hostile text. `NOT_RUN` has the commands that cannot run here. */
function commandLines({ first, mix, clean }: Awaited<ReturnType<typeof hostileTeam>>) {
  return [
    { line: ['history', 'staging'], prints: true },
    { line: ['versions', 'tools'], prints: true },
    { line: ['versions', 'earn'], prints: true },
    { line: ['channels'], prints: true },
    { line: ['show', 'staging'], prints: true },
    { line: ['show', 'tools@1.1.0'], prints: true },
    { line: ['diff', first, 'staging'], prints: true },
    { line: ['faults', 'staging'], prints: true },
    { line: ['health', 'staging'], prints: false },
    { line: ['channel', 'staging'], prints: false },
    { line: ['channel', 'broken'], prints: false },
    { line: ['mix', 'list', 'staging', '--all'], prints: true },
    { line: ['doctor'], prints: false },
    { line: ['check', 'staging', 'tools@1.0.0'], prints: true },
    { line: ['check', 'staging', 'earn@2.0.0'], prints: true },
    { line: ['promote', 'staging', 'earn@2.0.0'], prints: true },
    { line: ['rollback', 'staging'], prints: true },
    { line: ['bisect', 'staging', '--good', first, '--bad', first, '--', 'true'], prints: false },
    { line: ['prune'], prints: false },
    { line: ['publish', 'tools', '--from', 'nowhere'], prints: false },
    { line: ['describe', 'nowhere'], prints: false },
    { line: ['policy', 'reader'], prints: false },
    { line: ['changed'], prints: false },
    { line: ['key', 'show'], prints: false },
    { line: ['hooks', 'staging'], prints: false },
    { line: ['rollout', 'begin', 'staging', 'wallet@1.0.0', '--stages', '50%', '--detach'], prints: false },
    { line: ['rollout', 'status', 'staging'], prints: false },
    { line: ['rollout', 'abort', 'staging'], prints: false },
    { line: ['mark', 'earn@2.0.0', '--good'], prints: true },
    { line: ['remove', 'staging', 'tools'], prints: true },
    { line: ['mix', 'end', 'staging', mix], prints: true },
    { line: ['mix', 'end', 'staging', clean], prints: false },
    { line: ['mix', 'create', 'staging', 'wallet@1.0.0'], prints: false },
  ]
}

/** Commands that open a port or a browser, and `help`. They also print foreign texts through `log` and `problemMessage`. */
const NOT_RUN = ['serve', 'console', 'verify', 'help']

/** Expects no control characters except line breaks, no line that starts with foreign text, and no command for a build server. */
function expectHarmless(text: string) {
  expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u)
  expect(text).not.toMatch(/^\s*::|##\[/m)
  // A long value is wrapped in lines of its own, further to the right.
  for (const line of text.replace(/\n {5}/g, ' ').split('\n'))
    if (line.includes('Mallory')) expect(line).toContain(String.raw`Eve\r\n`)
}

it('no command lets anything through to a terminal or a build log that others wrote to steer it', async () => {
  const team = await hostileTeam()
  const others: (readonly string[])[] = []
  for (const { line, prints } of commandLines(team)) {
    const { out, err } = await team.release(...line)
    expectHarmless(out + err)
    expect(err).not.toContain('a bug in the command')
    if ((out + err).includes('Eve') !== prints) others.push(line)
  }
  expect(others).toEqual([])
})

it('every command is among them', async () => {
  const team = await hostileTeam()
  const { out } = await team.release('--help')
  const commands = [
    ...out.slice(out.indexOf('Commands:'), out.indexOf('A team')).matchAll(/^ {2}([a-z]+) /gm),
  ].map(([, name]) => name)
  const run = commandLines(team).map(({ line }) => line[0])
  expect(commands.filter((name) => name && !NOT_RUN.includes(name)).toSorted()).toEqual(
    [...new Set(run)].toSorted(),
  )
})

it('--json has the unchanged values, and nothing that a terminal interprets', async () => {
  const { release } = await hostileTeam()
  const { out } = await release('history', 'staging', '--json')
  expect(out).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|##\[/u)
  expect((JSON.parse(out) as { revisions: unknown[] }).revisions[0]).toMatchObject({
    author: HOSTILE,
    reason: HOSTILE,
  })
})

it.each<[Problem]>([
  [
    {
      kind: 'walkFound',
      look: 'console',
      message: HOSTILE,
      pages: [{ path: '/a', visitor: 'signedIn', window: 'desk' }],
    },
  ],
  [{ kind: 'treeChanged', files: [HOSTILE] }],
  [{ kind: 'journeysFailed', command: HOSTILE, exitCode: 1 }],
])('a problem with values of others is reported without them: %j', (problem) => {
  expectHarmless(printed(problemMessage(problem)))
})

it('text of a command keeps its lines and columns', () => {
  expect(printed('a\n  b  ### c\n\u001b[31md')).toBe('a\n  b  ### c\n\\u001b[31md')
  expect(printed(' ::warning::a\nb ::c\n##vso[task]\n###[group]')).toBe(
    ' \\u003a:warning::a\nb ::c\n\\u0023#vso[task]\n#\\u0023#[group]',
  )
})

it.each([
  [['promote', 'staging', 'wallet@1.1.0', '--reason', HOSTILE], 2],
  [['promote', 'staging', 'wallet@1.1.0', '--reason', 'x'.repeat(501)], 2],
  [['promote', 'staging', 'wallet@1.1.0', '--author', HOSTILE], 1],
  [['mark', 'wallet@1.0.0', '--bad', HOSTILE], 2],
  [['mix', 'create', 'staging', 'wallet@1.1.0', '--name', HOSTILE], 1],
  [['mix', 'create', 'staging', 'wallet@1.1.0', '--author', HOSTILE], 1],
])('nobody can write such text any more: %j', async (line, code) => {
  const { release } = await stagingTeam(temporaryFolder(), { now })
  await release('channel', 'staging', '--accept-mixes')
  const ran = await release(...line)
  expectHarmless(ran.err)
  expect(ran).toMatchObject({
    code,
    out: '',
    err: expect.stringMatching(/has the character U\+|must have at most/),
  })
})
