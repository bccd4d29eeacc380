/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { checkoutIn } from '@crossbook/deploy-testing/checkout'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import type { CommandAnswer, RunRelease } from './askRelease'
import { STEPS } from './steps'

const temporaryFolder = temporaryFolders()

const PREVIEW = {
  PREVIEW_CHANNEL: 'staging',
  PREVIEW_NAME: 'Pull request 12',
  PREVIEW_BASE: 'main',
  PREVIEW_BRANCH: 'ada/faster',
  BUILD_FOLDER: '.crossbook/built',
}

/** Returns the output of a step. A problem fails the test. */
function outputOf(done: CommandAnswer<string>) {
  if (!done.ok) throw new Error(done.problem.join('\n'))
  return done.value
}

/** A repository with its pipeline steps. Its main branch is published and shown on staging, which accepts mixes. */
async function team() {
  const checkout = checkoutIn(temporaryFolder())
  const { root, children, git, write } = checkout
  // Test builds do not run in a browser, so e2e/releases/verify.spec.ts tests the walk.
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
  /** Runs the steps of two jobs. The first builds the checked-out branch; the second has main checked out and receives the builds. */
  const preview = async (settings: Record<string, string> = {}) => {
    const branch = git('symbolic-ref', '--short', 'HEAD')
    const commit = git('rev-parse', 'HEAD')
    await rm(path.join(root, PREVIEW.BUILD_FOLDER), { recursive: true, force: true })
    const building = {
      BUILD_BASE: 'main',
      BUILD_BRANCH: PREVIEW.PREVIEW_BRANCH,
      BUILD_FOLDER: PREVIEW.BUILD_FOLDER,
    }
    await printed('build', building)
    git('switch', '--quiet', 'main')
    const done = await step('preview', { ...PREVIEW, PREVIEW_COMMIT: commit, ...settings })
    git('switch', '--quiet', branch)
    return done
  }
  const report = async (settings: Record<string, string> = {}) => outputOf(await preview(settings))
  /** Builds main and publishes those builds. */
  const publish = async () => {
    await rm(path.join(root, PREVIEW.BUILD_FOLDER), { recursive: true, force: true })
    const folder = { BUILD_FOLDER: PREVIEW.BUILD_FOLDER }
    const built = await step('build', { BUILD_BRANCH: 'main', ...folder })
    return built.ok ? step('publish', { PUBLISH_BRANCH: 'main', ...folder }) : built
  }
  const published = async () => outputOf(await publish())
  const printed = async (...parameters: Parameters<typeof step>) => outputOf(await step(...parameters))
  const mixes = async () =>
    (JSON.parse((await release('mix', 'list', 'staging', '--json')).out) as { mixes: { id: string }[] }).mixes
  for (const app of ['host', 'wallet']) await release('publish', app)
  await release('promote', 'staging', 'host@1.4.0', 'wallet@1.4.0', '--gone', '/')
  await release('channel', 'staging', '--accept-mixes', '--url', 'https://staging.example')
  return { ...checkout, release, commit, step, preview, report, publish, published, printed, mixes }
}

/** A team whose branch has changed the wallet. */
async function branchOfTeam() {
  const all = await team()
  all.git('switch', '--quiet', '--create', 'ada/faster')
  const head = all.commit('remote-wallet/src/a.ts', 'remote-wallet/src/b.ts')
  return { ...all, head }
}

describe('a preview', () => {
  it('is a mix of the branch’s changes, described in Markdown, and moves no channel', async () => {
    const { head, report: reported, mixes, release } = await branchOfTeam()
    const report = await reported()
    const [mix] = await mixes()
    const short = head.slice(0, 10)
    expect(report).toMatch(new RegExp(`^### Preview of ${short}\n`))
    expect(report).toContain(`**[Open it](<https://staging.example/?mix=${mix?.id}>)**, until `)
    expect(report).toContain(`| \`wallet\` | \`1.4.0-ada-faster.${short}\` | 2 |`)
    expect(report).toContain('No route’s script changed by more than 2 %.')
    expect(report).toContain('#### Findings of the verification\n\n```text\nCHROMIUM_PATH is "/no/such/')
    expect((await release('history', 'staging', '--limit', '1')).out).not.toContain('ada-faster')
  })

  it('replaces the previous one, and leaves those with other names', async () => {
    const { commit, report, mixes } = await branchOfTeam()
    await report()
    await report({ PREVIEW_NAME: 'Pull request 7' })
    const [other, first] = await mixes()
    commit('remote-wallet/src/c.ts')
    await report()
    const ids = (await mixes()).map(({ id }) => id)
    expect(ids).toHaveLength(2)
    expect(ids).toContain(other?.id)
    expect(ids).not.toContain(first?.id)
  })

  it('of a commit with published builds uses these builds', async () => {
    const { report } = await branchOfTeam()
    await report()
    expect(await report()).toContain('| `wallet` |')
  })

  it('builds in a step without access to the store, and publishes in one that runs no build', async () => {
    const { built, root, step, git, head } = await branchOfTeam()
    const folder = { BUILD_FOLDER: PREVIEW.BUILD_FOLDER }
    const before = [...built]
    const done = await step('build', { BUILD_BASE: 'main', BUILD_BRANCH: 'ada/faster', ...folder })
    expect(done).toEqual({ ok: true, value: 'Built wallet.\n' })
    const made = [...built]
    expect(made.length).toBe(before.length + 1)
    expect(readdirSync(path.join(root, '.crossbook/store/apps/wallet'))).toEqual(['1.4.0'])
    git('switch', '--quiet', 'main')
    const published = await step('preview', { ...PREVIEW, PREVIEW_COMMIT: head })
    expect(published.ok).toBe(true)
    expect(built).toEqual(made)
  })

  it('takes no build that names another commit than the build server does', async () => {
    const { commit, step, mixes, report, git } = await branchOfTeam()
    await report()
    await mixes()
    const later = commit('remote-wallet/src/c.ts')
    git('switch', '--quiet', 'main')
    expect(await step('preview', { ...PREVIEW, PREVIEW_COMMIT: later })).toEqual({
      ok: false,
      problem: [expect.stringMatching(/^That build of wallet names [0-9a-f]{40} as its commit/)],
    })
  })

  it('lists the routes whose script changed', async () => {
    const { commit, write, git, report: reported } = await team()
    write('remote-wallet/budgets.json', '{ "scriptKilobytes": { "/a": 10, "/b": 20, "/gone": 5 } }')
    commit('remote-wallet/src/a.ts')
    git('switch', '--quiet', '--create', 'ada/faster')
    write('remote-wallet/budgets.json', '{ "scriptKilobytes": { "/a": 12.34, "/b": 20, "/new": 6 } }')
    commit('remote-wallet/src/b.ts')
    const report = await reported()
    expect(report).toContain(
      ['| `/a` | 10.0 KB | 12.3 KB |', '| `/gone` | 5.0 KB | — |', '| `/new` | — | 6.0 KB |'].join('\n'),
    )
    expect(report).not.toContain('`/b`')
  })

  it('of a branch that touches no application ends the previous one and reports it', async () => {
    const { git, commit, report, mixes } = await branchOfTeam()
    await report()
    git('switch', '--quiet', '--create', 'notes', 'main')
    const head = commit('docs/notes.md')
    expect(await report()).toBe(
      `### No preview of ${head.slice(0, 10)}\n\nIt touches no application, so every channel is unchanged.\n`,
    )
    expect(await mixes()).toEqual([])
  })

  it('ends with its pull request', async () => {
    const { report, printed, mixes } = await branchOfTeam()
    await report()
    const [mix] = await mixes()
    expect(await printed('end-preview')).toBe(`Ended ${mix?.id}.\n`)
    expect(await mixes()).toEqual([])
    expect(await printed('end-preview')).toBe('There was no preview to end.\n')
  })

  it('that is refused explains why, with the command’s message', async () => {
    const { release, preview, mixes } = await branchOfTeam()
    await release('channel', 'staging', '--no-accept-mixes')
    const refused = await preview()
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
        'Set PREVIEW_COMMIT in the environment of this step.',
        'Set BUILD_FOLDER in the environment of this step.',
      ],
    })
  })
})

describe('what main has changed', () => {
  async function mainAtNext() {
    const all = await team()
    all.write('remote-wallet/package.json', '{ "version": "1.5.0" }')
    all.commit('remote-wallet/src/a.ts')
    return all
  }

  it('is published and named as promote takes it', async () => {
    const { published, release } = await mainAtNext()
    const builds = await published()
    expect(builds).toBe('wallet@1.5.0\n')
    expect((await release('promote', 'staging', ...builds.trim().split(' '))).code).toBe(0)
  })

  it('is named again by a run that is repeated', async () => {
    const { published } = await mainAtNext()
    await published()
    expect(await published()).toBe('wallet@1.5.0\n')
  })

  it('is nothing when a commit touches no application', async () => {
    const { commit, published } = await team()
    commit('docs/notes.md')
    expect(await published()).toBe('\n')
  })

  it('comes along from commits that no run has looked at', async () => {
    const { commit, published } = await mainAtNext()
    commit('docs/notes.md')
    expect(await published()).toBe('wallet@1.5.0\n')
  })

  it('is refused under a version that is taken', async () => {
    const { commit, publish } = await team()
    commit('remote-wallet/src/a.ts')
    expect(await publish()).toEqual({
      ok: false,
      problem: [
        'wallet 1.4.0 is already published, and published versions never change; raise the version in its package.json.',
      ],
    })
  })
})

describe('a release of main’s changes', () => {
  /** A team with another version of the wallet, and production shown as staging is. */
  async function published() {
    const all = await team()
    await all.release('promote', 'production', 'host@1.4.0', 'wallet@1.4.0', '--gone', '/')
    all.write('remote-wallet/package.json', '{ "version": "1.5.0" }')
    all.commit('remote-wallet/src/a.ts')
    const builds = (await all.published()).trim()
    const settings = { RELEASE_CHANNEL: 'production', RELEASE_BUILDS: builds, RELEASE_REASON: 'a change' }
    const last = async () => (await all.release('history', 'production', '--limit', '1')).out
    return { ...all, builds, settings, last }
  }

  it('is shown to all visitors without stages', async () => {
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
      `Channel production started a rollout of ${builds}, in stages of 10%,100%.\n`,
    )
    const { out } = await release('rollout', 'status', 'production')
    expect(out).toContain('10 % of the visitors are shown')
    expect(out).toContain('30 minutes')
  })

  it('that is refused explains why, with the command’s message', async () => {
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
