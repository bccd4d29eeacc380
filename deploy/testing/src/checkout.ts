import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AppName, AppVersion } from '@crossbook/contract'
import type { ChildProcesses } from '@crossbook/release-cli'
import { type LockedWorkspace, lockfileText } from './lockfile'
import { hostBuild, remoteBuild } from './sampleBuilds'

/** The date of all commits. It is fixed, so that a commit has the same hash in every run, and therefore the same version. */
const COMMITTED_AT = '2026-01-01T00:00:00Z'

/** The environment for git, without the personal settings of the person who runs the tests. */
export const GIT_ENVIRONMENT = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  ...{ GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.com', GIT_AUTHOR_DATE: COMMITTED_AT },
  ...{ GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.com', GIT_COMMITTER_DATE: COMMITTED_AT },
}

/** Packages of the checkout by folder, with their names and dependencies. */
const PACKAGES: Record<string, { name?: string; version?: string; dependencies?: Record<string, string> }> = {
  host: { version: '1.4.0', dependencies: { '@shop/auth': 'workspace:*', react: '19.0.0' } },
  'remote-wallet': { version: '1.4.0', dependencies: { '@shop/money': 'workspace:*', 'big.js': '7.0.0' } },
  'shared/auth': { name: '@shop/auth' },
  'shared/build': { name: '@crossbook/build', dependencies: { webpack: '5.0.0' } },
  'shared/money': { name: '@shop/money', dependencies: { '@shop/ui': 'workspace:*', decimals: '1.0.0' } },
  'shared/testing': { name: '@shop/testing', dependencies: { jest: '30.0.0' } },
  'shared/ui': { name: '@shop/ui' },
}

/** The versions that the checkout's lockfile resolves for them. */
export const LOCKED: LockedWorkspace = {
  importers: {
    host: {
      '@shop/auth': 'link:../shared/auth',
      '@crossbook/build': 'link:../shared/build',
      react: '19.0.0',
    },
    'remote-wallet': {
      '@shop/money': 'link:../shared/money',
      '@crossbook/build': 'link:../shared/build',
      'big.js': '7.0.0',
    },
    'shared/auth': {},
    'shared/build': { webpack: '5.0.0' },
    'shared/money': { '@shop/ui': 'link:../ui', decimals: '1.0.0' },
    'shared/testing': { jest: '30.0.0' },
    'shared/ui': {},
  },
  packages: {
    'big.js@7.0.0': {},
    'decimals@1.0.0': { digits: '2.0.0' },
    'digits@2.0.0': {},
    'jest@30.0.0': {},
    'react@19.0.0': {},
    'tapable@2.0.0': {},
    'webpack@5.0.0': { tapable: '2.0.0' },
  },
}

/**
 * Creates a git checkout of a host that needs shared/auth, and a wallet that needs shared/money and, through it, shared/ui. Their version
 * is 1.4.0. Builds are simulated: they wait for `mayEnd`, and `built` records them. The repository begins at `top`, which may be a parent
 * folder.
 */
export function checkoutIn(
  root: string,
  mayEnd: () => Promise<void> = () => Promise.resolve(),
  top: string = root,
) {
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
  }
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: root, env: GIT_ENVIRONMENT }).toString().trim()
  const writeBuild = (folder: string, version: string, commit: string | null) => {
    const overrides = { version: version as AppVersion, commit }
    const { files } =
      path.basename(folder) === 'host'
        ? hostBuild(overrides)
        : remoteBuild({ ...overrides, name: path.basename(folder).replace('remote-', '') as AppName })
    for (const [name, bytes] of files) write(path.join(folder, 'dist', name), bytes)
  }

  for (const [folder, content] of Object.entries(PACKAGES))
    write(`${folder}/package.json`, JSON.stringify(content))
  write('pnpm-lock.yaml', lockfileText(LOCKED))
  for (const file of ['tsconfig.json', 'shared/ui/ui.ts']) write(file, 'x')
  write('.gitignore', 'dist/\n.crossbook/\n')
  git('-C', top, 'init', '--quiet', '--initial-branch', 'main')
  git('-C', top, 'add', '--all')
  git('commit', '--quiet', '--message', 'all of it')
  const commit = git('rev-parse', 'HEAD')

  const built: string[] = []
  const children: ChildProcesses = {
    async run(_command, _parameters, { cwd, env }) {
      const folder = path.relative(root, cwd)
      built.push(`${folder} ${env.CROSSBOOK_VERSION}`)
      await mayEnd()
      writeBuild(folder, env.CROSSBOOK_VERSION ?? '', git('rev-parse', 'HEAD'))
      return { code: 0, output: '' }
    },
    end: () => undefined,
  }
  return { root, write, git, commit, short: commit.slice(0, 10), children, built, writeBuild }
}
