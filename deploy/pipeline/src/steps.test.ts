/** @jest-environment node */
import { checkoutIn } from '@crossbook/deploy-testing/checkout'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import type { RunRelease } from './askRelease'
import { STEPS } from './steps'

const temporaryFolder = temporaryFolders()

const PREVIEW = {
  PREVIEW_CHANNEL: 'staging',
  PREVIEW_NAME: 'Pull request 12',
  PREVIEW_BASE: 'main',
  PREVIEW_BRANCH: 'ada/faster',
}

/** A repository whose main is published and shown on staging, which accepts mixes; and its steps. */
async function team() {
  const checkout = checkoutIn(temporaryFolder())
  const { root, children, git, write } = checkout
  // Builds of tests run in no browser: the walk is tried in e2e/releases/verify.spec.ts.
  const release = releaseCommand({ root, children, environment: { CHROMIUM_PATH: '/no/such/chromium' } })
  const run: RunRelease = async (...parameters) => (await release(...parameters)).out
  const commit = (...files: string[]) => {
    for (const file of files) write(file, `${file} after ${git('rev-parse', 'HEAD')}`)
    git('add', '--all')
    git('commit', '--quiet', '--message', 'a change')
    return git('rev-parse', 'HEAD')
  }
  const step = (name: string, environment: Record<string, string> = PREVIEW) => {
    const perform = STEPS[name]
    if (!perform) throw new Error(`There is no step ${name}`)
    return perform({ root, run, environment })
  }
  /** What the step prints; its problems are the test's. */
  const printed = async (...named: Parameters<typeof step>) => {
    const done = await step(...named)
    if (!done.ok) throw new Error(done.problem.join('\n'))
    return done.value
  }
  const mixes = async () =>
    (JSON.parse((await release('mix', 'list', 'staging', '--json')).out) as { mixes: { id: string }[] }).mixes
  for (const app of ['host', 'wallet']) await release('publish', app)
  await release('promote', 'staging', 'host@1.4.0', 'wallet@1.4.0', '--gone', '/')
  await release('channel', 'staging', '--accept-mixes', '--url', 'https://staging.example')
  return { ...checkout, release, commit, step, printed, mixes }
}

/** A team whose branch has changed the wallet. */
async function branchOfTeam() {
  const all = await team()
  all.git('switch', '--quiet', '--create', 'ada/faster')
  const head = all.commit('remote-wallet/src/a.ts', 'remote-wallet/src/b.ts')
  return { ...all, head }
}

describe('a preview', () => {
  it('is a mix of what the branch changes, told in Markdown, and moves no channel', async () => {
    const { head, printed, mixes, release } = await branchOfTeam()
    const report = await printed('preview')
    const [mix] = await mixes()
    const short = head.slice(0, 10)
    expect(report).toMatch(new RegExp(`^### Preview of ${short}\n`))
    expect(report).toContain(`**[Open it](<https://staging.example/?mix=${mix?.id}>)**, until `)
    expect(report).toContain(`| \`wallet\` | \`1.4.0-ada-faster.${short}\` | 2 |`)
    expect(report).toContain('No route’s script changed by more than 2 %.')
    expect(report).toContain('#### What the walk found\n\n```text\nCHROMIUM_PATH is "/no/such/chromium"')
    expect((await release('history', 'staging', '--limit', '1')).out).not.toContain('ada-faster')
  })

  it('takes the place of the one before, and leaves those of other names', async () => {
    const { commit, printed, mixes } = await branchOfTeam()
    await printed('preview')
    await printed('preview', { ...PREVIEW, PREVIEW_NAME: 'Pull request 7' })
    const [other, first] = await mixes()
    commit('remote-wallet/src/c.ts')
    await printed('preview')
    const ids = (await mixes()).map(({ id }) => id)
    expect(ids).toHaveLength(2)
    expect(ids).toContain(other?.id)
    expect(ids).not.toContain(first?.id)
  })

  it('of a commit that is published already builds nothing again', async () => {
    const { built, printed } = await branchOfTeam()
    await printed('preview')
    const before = [...built]
    expect(await printed('preview')).toContain('| `wallet` |')
    expect(built).toEqual(before)
  })

  it('says which routes’ script changed', async () => {
    const { commit, write, git, printed } = await team()
    write('remote-wallet/budgets.json', '{ "scriptKilobytes": { "/a": 10, "/b": 20, "/gone": 5 } }')
    commit('remote-wallet/src/a.ts')
    git('switch', '--quiet', '--create', 'ada/faster')
    write('remote-wallet/budgets.json', '{ "scriptKilobytes": { "/a": 12.34, "/b": 20, "/new": 6 } }')
    commit('remote-wallet/src/b.ts')
    const report = await printed('preview')
    expect(report).toContain(
      ['| `/a` | 10.0 KB | 12.3 KB |', '| `/gone` | 5.0 KB | — |', '| `/new` | — | 6.0 KB |'].join('\n'),
    )
    expect(report).not.toContain('`/b`')
  })

  it('of a branch that touches no application ends the one before and says so', async () => {
    const { git, commit, printed, mixes } = await branchOfTeam()
    await printed('preview')
    git('switch', '--quiet', '--create', 'notes', 'main')
    const head = commit('docs/notes.md')
    expect(await printed('preview')).toBe(
      `### No preview of ${head.slice(0, 10)}\n\nIt touches no application, so every channel stays as it is.\n`,
    )
    expect(await mixes()).toEqual([])
  })

  it('ends with its pull request', async () => {
    const { printed, mixes } = await branchOfTeam()
    await printed('preview')
    const [mix] = await mixes()
    expect(await printed('end-preview')).toBe(`Ended ${mix?.id}.\n`)
    expect(await mixes()).toEqual([])
    expect(await printed('end-preview')).toBe('There was no preview.\n')
  })

  it('that is refused says why, in the words of the command', async () => {
    const { release, step, mixes } = await branchOfTeam()
    await release('channel', 'staging', '--no-accept-mixes')
    const refused = await step('preview')
    expect(refused).toEqual({ ok: false, problem: [expect.stringMatching(/staging.*mixes/)] })
    await release('channel', 'staging', '--accept-mixes')
    expect(await mixes()).toEqual([])
  })

  it('names the settings that are missing', async () => {
    const { step } = await team()
    expect(await step('preview', { PREVIEW_CHANNEL: 'staging', PREVIEW_NAME: ' ' })).toEqual({
      ok: false,
      problem: [
        'Set PREVIEW_NAME in the environment of this step.',
        'Set PREVIEW_BASE in the environment of this step.',
        'Set PREVIEW_BRANCH in the environment of this step.',
      ],
    })
  })
})

describe('what main has changed', () => {
  const MAIN = { PUBLISH_BRANCH: 'main' }

  async function mainAtNext() {
    const all = await team()
    all.write('remote-wallet/package.json', '{ "version": "1.5.0" }')
    all.commit('remote-wallet/src/a.ts')
    return all
  }

  it('is published and named as promote takes it', async () => {
    const { printed, release } = await mainAtNext()
    const builds = await printed('publish', MAIN)
    expect(builds).toBe('wallet@1.5.0\n')
    expect((await release('promote', 'staging', ...builds.trim().split(' '))).code).toBe(0)
  })

  it('is named again by a run that is repeated, and builds nothing again', async () => {
    const { printed, built } = await mainAtNext()
    await printed('publish', MAIN)
    const before = [...built]
    expect(await printed('publish', MAIN)).toBe('wallet@1.5.0\n')
    expect(built).toEqual(before)
  })

  it('is nothing when a commit touches no application', async () => {
    const { commit, printed } = await team()
    commit('docs/notes.md')
    expect(await printed('publish', MAIN)).toBe('\n')
  })

  it('comes along from commits that no run has looked at', async () => {
    const { commit, printed } = await mainAtNext()
    commit('docs/notes.md')
    expect(await printed('publish', MAIN)).toBe('wallet@1.5.0\n')
  })

  it('is refused under a version that is taken', async () => {
    const { commit, step } = await team()
    commit('remote-wallet/src/a.ts')
    expect(await step('publish', MAIN)).toEqual({
      ok: false,
      problem: [
        'wallet 1.4.0 is published already and stays as it is; raise the version in its package.json.',
      ],
    })
  })
})

describe('a release of what main changed', () => {
  /** A team with another version of the wallet, and production shown as staging is. */
  async function published() {
    const all = await team()
    await all.release('promote', 'production', 'host@1.4.0', 'wallet@1.4.0', '--gone', '/')
    all.write('remote-wallet/package.json', '{ "version": "1.5.0" }')
    all.commit('remote-wallet/src/a.ts')
    const builds = (await all.printed('publish', { PUBLISH_BRANCH: 'main' })).trim()
    const settings = { RELEASE_CHANNEL: 'production', RELEASE_BUILDS: builds, RELEASE_REASON: 'a change' }
    const last = async () => (await all.release('history', 'production', '--limit', '1')).out
    return { ...all, builds, settings, last }
  }

  it('is shown to all visitors where nothing is said of stages', async () => {
    const { builds, settings, printed, last } = await published()
    expect(await printed('release', { ...settings, ROLLOUT_STAGES: '' })).toBe(
      `Channel production shows ${builds}.\n`,
    )
    expect(await last()).toContain('a change')
  })

  it('is shown to a growing part of them in the stages that are set', async () => {
    const { builds, settings, printed, release } = await published()
    const rollout = { ROLLOUT_STAGES: '10%,100%', ROLLOUT_EVERY: '30m' }
    expect(await printed('release', { ...settings, ...rollout })).toBe(
      `Channel production begins to show ${builds}, in stages of 10%,100%.\n`,
    )
    const { out } = await release('rollout', 'status', 'production')
    expect(out).toContain('10 % of the visitors are shown')
    expect(out).toContain('30 minutes')
  })

  it('that is refused says why, in the words of the command', async () => {
    const { settings, step, printed } = await published()
    await printed('release', { ...settings, ROLLOUT_STAGES: '10%,100%' })
    const refused = await step('release', settings)
    expect(refused).toEqual({ ok: false, problem: [expect.stringMatching(/rollout/)] })
    expect(await step('release', { RELEASE_CHANNEL: 'production' })).toEqual({
      ok: false,
      problem: [expect.stringMatching(/RELEASE_BUILDS/), expect.stringMatching(/RELEASE_REASON/)],
    })
  })
})
