/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  archiveIn,
  type Checkout,
  committingCheckout,
  releaseOf,
  versionIn,
} from '@crossbook/deploy-testing/checkouts'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()
const checkout = () => committingCheckout(temporaryFolder())

describe('a folder that no repository has files of', () => {
  const OUTSIDE: [string, (folder: string, git: Checkout['git']) => void][] = [
    ['is in none', () => undefined],
    [
      'is ignored by the one around it',
      (outer, git) => {
        writeFileSync(path.join(outer, '.gitignore'), 'web/\n')
        git('-C', outer, 'init', '--quiet')
        git('-C', outer, 'add', '--all')
        git('-C', outer, 'commit', '--quiet', '--message', 'outer')
      },
    ],
    [
      'is in no commit of the one around it',
      (outer, git) => {
        git('-C', outer, 'init', '--quiet')
        git('-C', outer, 'commit', '--quiet', '--allow-empty', '--message', 'outer')
      },
    ],
  ]

  it.each(OUTSIDE)('publishes pre-releases only when it %s', async (_name, surround) => {
    const made = checkout()
    const outer = temporaryFolder()
    const archive = archiveIn(made, path.join(outer, 'web'))
    surround(outer, made.git)
    expect(await versionIn(archive)).toMatch(/^1\.4\.0-nogit-[0-9a-f]{10}$/)
    writeFileSync(path.join(archive.root, 'shared/ui/ui.ts'), 'changed')
    expect(await versionIn(archive, '--branch', 'main')).toMatch(/^1\.4\.0-nogit-[0-9a-f]{10}$/)
    expect(await versionIn(archive, '--branch', 'faster')).toMatch(/^1\.4\.0-faster\.nogit-[0-9a-f]{10}$/)
    expect(await versionIn(archive, '--tag', 'trial')).toMatch(/^1\.4\.0-trial\.nogit-[0-9a-f]{10}$/)
    const forced = await releaseOf(archive, { CROSSBOOK_VERSION: '1.4.0' })('publish', 'wallet')
    expect(forced.err).toBe(
      'CROSSBOOK_VERSION is 1.4.0, the version of wallet on the main branch, and these files are in no commit: commit them, or set it to 1.4.0-<tag>.\n',
    )
    for (const command of [['changed'], ['publish', '--changed']])
      expect(await releaseOf(archive)(...command)).toEqual({
        code: 1,
        out: '',
        err: 'This folder is not in a git repository, so the changes are unknown: run this in a clone, or publish apps by name.\n',
      })
  })

  it('is the application that its repository ignores', async () => {
    const made = checkout()
    made.write('.gitignore', 'dist/\n.crossbook/\nremote-wallet/\n')
    made.git('rm', '--quiet', '-r', '--cached', 'remote-wallet')
    made.commit()
    expect(await versionIn(made)).toMatch(/^1\.4\.0-nogit-[0-9a-f]{10}$/)
  })
})

it('changes in no commit never get the version of the main branch from CROSSBOOK_VERSION', async () => {
  const made = checkout()
  made.write('shared/ui/ui.ts', 'changed')
  const { err } = await releaseOf(made, { CROSSBOOK_VERSION: '1.4.0' })('publish', 'wallet', '--allow-dirty')
  expect(err).toMatch(/^CROSSBOOK_VERSION is 1\.4\.0, the version of wallet on the main branch/)
})

describe('the main branch', () => {
  const set =
    (mainBranch: string) =>
    ({ write, commit }: ReturnType<typeof committingCheckout>) => {
      write('package.json', JSON.stringify({ crossbook: { mainBranch } }))
      commit()
    }
  const remote =
    (name: string, branch: string) =>
    ({ git }: Checkout) => {
      git('update-ref', `refs/remotes/${name}/${branch}`, 'HEAD')
      git('symbolic-ref', `refs/remotes/${name}/HEAD`, `refs/remotes/${name}/${branch}`)
    }

  it.each<[string, ((made: ReturnType<typeof committingCheckout>) => void)[], string]>([
    ['is main where nothing else is said', [], 'main'],
    ['is what the remote calls so', [remote('origin', 'master')], 'master'],
    [
      'is what origin calls so, before other remotes',
      [remote('origin', 'master'), remote('a', 'dev')],
      'master',
    ],
    ['is what the only remote calls so', [remote('acme/web', 'team/trunk')], 'team/trunk'],
    ['is main where remotes disagree', [remote('a', 'trunk'), remote('b', 'dev')], 'main'],
    [
      'is main where the remote’s note is of a branch that is gone',
      [
        remote('origin', 'master'),
        ({ git }) => git('update-ref', '-d', '--no-deref', 'refs/remotes/origin/master'),
      ],
      'main',
    ],
    ['is what package.json says, before any remote', [remote('origin', 'main'), set('trunk')], 'trunk'],
  ])('%s', async (_name, prepare, main) => {
    const made = checkout()
    for (const step of prepare) step(made)
    if (main !== 'main') made.git('switch', '--quiet', '--create', main)
    expect(await versionIn(made)).toBe('1.4.0')
    const other = main === 'main' ? 'master' : 'main'
    made.git('switch', '--quiet', ...(other === 'main' ? [other] : ['--create', other]))
    expect(await versionIn(made)).toBe(`1.4.0-${other}.${made.git('rev-parse', 'HEAD').slice(0, 10)}`)
  })

  it.each([
    ['{ "crossbook": { "mainBranch": "" } }', /^package\.json.*: write a branch there, such as "main"\.\n$/],
    ['{ nothing', /^package\.json is not JSON \(.+\): correct it\.\n$/],
  ])('is refused in a sentence when package.json is %s', async (manifest, message) => {
    const made = checkout()
    made.write('package.json', manifest)
    made.commit()
    expect(await versionIn(made)).toMatch(message)
  })
})
