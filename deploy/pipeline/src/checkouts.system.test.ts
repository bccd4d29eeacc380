/** @jest-environment node */
import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkoutIn } from '@crossbook/deploy-testing/checkout'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import type { RunRelease } from './askRelease'
import { STEPS } from './steps'

const temporaryFolder = temporaryFolders()

const environment = { ...process.env }
afterEach(() => {
  process.env = { ...environment }
})

const BUILD = { BUILD_BRANCH: 'main' }
const PUBLISH = { PUBLISH_BRANCH: 'main' }
const PREVIEW = {
  PREVIEW_CHANNEL: 'staging',
  PREVIEW_NAME: 'Pull request 12',
  PREVIEW_BASE: 'main',
  PREVIEW_BRANCH: 'ada/faster',
}

type Checkout = ReturnType<typeof checkoutIn>

/** A checkout with the real command line and the real steps of a pipeline. */
function checkout(folders: { root?: string; top?: string } = {}) {
  const { root = temporaryFolder(), top = root } = folders
  const made = checkoutIn(root, undefined, top)
  const release = releaseCommand({
    root,
    children: made.children,
    // Builds of tests run in no browser.
    environment: { CHROMIUM_PATH: '/no/such/chromium' },
  })
  const run: RunRelease = async (...parameters) => (await release(...parameters)).out
  const step = (name: string, settings: Record<string, string>) => {
    const perform = STEPS[name]
    if (!perform) throw new Error(`There is no step ${name}`)
    return perform({ root, run, environment: settings })
  }
  return { ...made, release, step }
}

/** Everything that needs git to say which version it is, or what changed: what each is refused with. */
async function refusals({ release, step }: ReturnType<typeof checkout>) {
  const commands = [
    ['publish', 'wallet'],
    ['publish', '--changed'],
    ['publish', 'host', '--tag', 'x'],
    ['changed'],
  ]
  const refused: string[] = []
  for (const command of commands) {
    const { code, err } = await release(...command)
    if (code !== 1) throw new Error(`release ${command.join(' ')} ended with ${code}`)
    refused.push(err)
  }
  const folder = { BUILD_FOLDER: temporaryFolder() }
  for (const [name, settings] of [
    ['build', BUILD],
    ['publish', PUBLISH],
    ['preview', { ...PREVIEW, PREVIEW_COMMIT: '1'.repeat(40) }],
  ] as const) {
    const done = await step(name, { ...settings, ...folder })
    if (done.ok) throw new Error(`The step ${name} printed ${done.value}`)
    refused.push(`${done.problem.join('\n')}\n`)
  }
  return refused
}

const head =
  (content: string) =>
  ({ root, write }: Checkout) => {
    mkdirSync(path.join(root, '.git'), { recursive: true })
    write('.git/HEAD', content)
  }

const FAILURES: [string, (made: Checkout) => void, RegExp][] = [
  [
    'belongs to another user',
    () => (process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1'),
    /^Git does not trust this checkout: "detected dubious ownership in repository at '(.+)'"\. If you trust its files, run: git config --global --add safe\.directory \1\n$/,
  ],
  [
    'is on a machine without git',
    () => (process.env.PATH = temporaryFolder()),
    /^There is no program called git on the PATH: install git, or add it to the PATH\.\n$/,
  ],
  [
    'has an empty HEAD',
    head(''),
    /^Git does not recognise .+\/\.git as a repository of this folder \("not a git repository \(or any of the parent directories\): \.git"\): repair it, .+\n$/,
  ],
  ['has a damaged HEAD', head('\0\0\0'), /^Git does not recognise .+\/\.git as a repository/],
  [
    'has a HEAD whose commit is lost',
    head(`${'1'.repeat(40)}\n`),
    /^Git finds no commit at HEAD of .+ \(".+"\): run git fsck there, then repair the repository or clone it again\.\n$/,
  ],
  [
    'has an empty branch',
    ({ write }) => write('.git/refs/heads/main', ''),
    /^Git finds no commit at HEAD of .+: run git fsck/,
  ],
  [
    'has an empty .git',
    ({ root }) => {
      rmSync(path.join(root, '.git'), { recursive: true })
      mkdirSync(path.join(root, '.git'))
    },
    /^Git does not recognise .+\/\.git/,
  ],
  [
    'is a worktree of a repository that was moved away',
    ({ root, write }) => {
      rmSync(path.join(root, '.git'), { recursive: true })
      write('.git', 'gitdir: /nowhere/.git/worktrees/web\n')
    },
    /^Git does not recognise .+\/\.git .+"not a git repository: \/nowhere/,
  ],
  [
    'has settings that git cannot read',
    ({ root }) => appendFileSync(path.join(root, '.git/config'), '[broken'),
    /^Git cannot read .+: "bad config line \d+ in file .git\/config"\. Correct what git names/,
  ],
  [
    'has no commit',
    ({ root, git }) => {
      rmSync(path.join(root, '.git'), { recursive: true })
      git('init', '--quiet', '--initial-branch', 'trunk')
    },
    /^This repository has no commit yet on branch trunk: make the first one with git add --all and git commit\.\n$/,
  ],
  [
    'is damaged inside a healthy repository',
    ({ root, git, write }) => {
      const outer = path.dirname(root)
      git('-C', outer, 'init', '--quiet')
      git('-C', outer, 'commit', '--quiet', '--allow-empty', '--message', 'outer')
      write('.git/HEAD', '')
    },
    /^Git does not recognise .+\/web\/\.git as a repository of this folder: repair it/,
  ],
]

it.each(FAILURES)(
  'a checkout that %s is refused before anything is built',
  async (_name, breakIt, sentence) => {
    const made = checkout({ root: path.join(temporaryFolder(), 'web') })
    made.write('remote-wallet/remote.ts', 'code of a branch')
    breakIt(made)
    for (const refused of await refusals(made)) expect(refused).toMatch(sentence)
    expect(made.built).toEqual([])
    process.env = { ...environment }
    expect((await made.release('versions', 'wallet')).err).toContain('no build at all')
  },
)

it('what asks nothing of git works where git fails', async () => {
  const made = checkout()
  for (const app of ['host', 'wallet']) await made.release('publish', app)
  const move = ['staging', 'host@1.4.0', 'wallet@1.4.0', '--gone', '/']
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1'
  expect((await made.release('check', ...move)).code).toBe(0)
  process.env.PATH = temporaryFolder()
  expect((await made.release('promote', ...move, '--reason', 'on call')).code).toBe(0)
})

describe('a repository that contains the workspace', () => {
  /** Crossbook in acme/web, published and shown on staging, with another team's folder next to it. */
  async function acme() {
    const top = temporaryFolder()
    mkdirSync(path.join(top, 'billing'))
    writeFileSync(path.join(top, 'billing/invoice.ts'), 'x')
    const made = checkout({ root: path.join(top, 'web'), top })
    const { release, git } = made
    for (const app of ['host', 'wallet']) await release('publish', app)
    await release('promote', 'staging', 'host@1.4.0', 'wallet@1.4.0', '--gone', '/')
    await release('channel', 'staging', '--accept-mixes', '--url', 'https://staging.example')
    const commit = (...files: string[]) => {
      for (const file of files) made.write(file, `${file} after ${git('rev-parse', 'HEAD')}`)
      git('-C', top, 'add', '--all')
      git('commit', '--quiet', '--message', 'a change')
      return git('rev-parse', 'HEAD')
    }
    const disturb = () => writeFileSync(path.join(top, 'billing/draft.ts'), 'uncommitted')
    return { ...made, top, commit, disturb }
  }

  it('publishes main’s version whatever other teams have not committed, and refuses its own changes', async () => {
    const { release, write, disturb, commit } = await acme()
    disturb()
    commit('remote-wallet/remote.ts')
    disturb()
    expect((await release('publish', '--changed', '--tag', 'x')).out).toMatch(
      /^Published wallet 1\.4\.0-x\.\w+ /,
    )
    write('remote-wallet/remote.ts', 'uncommitted')
    expect((await release('publish', 'wallet', '--tag', 'y')).err).toBe(
      'This checkout has a change that is in no commit (remote-wallet/remote.ts), so the published source could not be found again: commit or stash the changes, or publish them under a separate version with --allow-dirty.\n',
    )
  })

  it('finds the changes of a commit, and nothing in the changes of others', async () => {
    const { release, commit } = await acme()
    commit('remote-wallet/remote.ts')
    expect((await release('changed', 'HEAD~1...HEAD')).out).toBe('wallet  remote-wallet/remote.ts\n')
    commit('../billing/invoice.ts', '../remote-wallet/other.ts')
    expect((await release('changed', 'HEAD~1...HEAD')).out).toMatch(/^No app changed/)
    commit('shared/auth/auth.ts')
    expect((await release('publish', '--changed', '--tag', 'x')).err).toContain(
      'host: differs from 1.4.0 in shared/auth/auth.ts\n',
    )
  })

  it('is published and previewed by its pipeline, with the sizes of its routes', async () => {
    const { commit, write, git, step } = await acme()
    write('remote-wallet/package.json', '{ "version": "1.5.0" }')
    write('remote-wallet/budgets.json', '{ "scriptKilobytes": { "/a": 10 } }')
    commit()
    const main = { BUILD_FOLDER: temporaryFolder() }
    expect((await step('build', { ...BUILD, ...main })).ok).toBe(true)
    expect(await step('publish', { ...PUBLISH, ...main })).toEqual({ ok: true, value: 'wallet@1.5.0\n' })
    git('switch', '--quiet', '--create', 'ada/faster')
    write('remote-wallet/budgets.json', '{ "scriptKilobytes": { "/a": 12 } }')
    const last = commit('remote-wallet/remote.ts')
    const branch = { BUILD_FOLDER: temporaryFolder() }
    const built = await step('build', { BUILD_BASE: 'main', BUILD_BRANCH: 'ada/faster', ...branch })
    expect(built).toEqual({ ok: true, value: 'Built wallet.\n' })
    git('switch', '--quiet', 'main')
    const preview = await step('preview', { ...PREVIEW, PREVIEW_COMMIT: last, ...branch })
    expect(preview).toMatchObject({
      ok: true,
      value: expect.stringContaining(`### Preview of ${last.slice(0, 10)}`) as string,
    })
    expect(preview).toMatchObject({
      value: expect.stringContaining('| `/a` | 10.0 KB | 12.0 KB |') as string,
    })
  })

  it('is seen from a linked worktree, and in a submodule', async () => {
    const { top, git, root, children } = await acme()
    const linked = path.join(temporaryFolder(), 'linked')
    git('worktree', 'add', '--quiet', '-b', 'other', linked)
    cpSync(path.join(root, '.crossbook'), path.join(linked, 'web/.crossbook'), { recursive: true })
    const inLinked = releaseCommand({ root: path.join(linked, 'web'), children })
    expect((await inLinked('publish', '--changed')).out).toBe('No app differs from its published build.\n')
    const outer = temporaryFolder()
    git('-C', outer, 'init', '--quiet')
    git('-C', outer, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', top, 'acme')
    const inSubmodule = releaseCommand({ root: path.join(outer, 'acme/web'), children })
    expect((await inSubmodule('changed', 'HEAD..HEAD')).out).toMatch(/^No app changed/)
  })
})
