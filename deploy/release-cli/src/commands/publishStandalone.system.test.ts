/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AppName, AppVersion } from '@crossbook/contract'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import type { ChildProcesses } from '@crossbook/release-cli'

const temporaryFolder = temporaryFolders()

/** A git repository of the remote insights alone, whose builds are made up. */
function repository() {
  const root = temporaryFolder()
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
  }
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...parameters], {
      cwd: root,
    })
      .toString()
      .trim()
  const commit = () => {
    git('add', '--all')
    git('commit', '--quiet', '--message', 'all of it')
  }
  write('package.json', JSON.stringify({ name: 'remote-insights', version: '0.1.0' }))
  write('remote.ts', 'x')
  write('vendor/crossbook-ui-0.1.0.tgz', 'x')
  write('.gitignore', 'dist/\n.crossbook/\n')
  git('init', '--quiet', '--initial-branch', 'main')
  commit()
  const folders: string[] = []
  const children: ChildProcesses = {
    run(_command, _parameters, { cwd, env }) {
      folders.push(path.relative(root, cwd))
      const version = (env.CROSSBOOK_VERSION ?? '') as AppVersion
      const { files } = remoteBuild({
        name: 'insights' as AppName,
        version,
        commit: git('rev-parse', 'HEAD'),
      })
      for (const [name, bytes] of files) write(path.join('dist', name), bytes)
      return Promise.resolve({ code: 0, output: '' })
    },
    end: () => undefined,
  }
  return { root, write, commit, folders, release: releaseCommand({ root, children }) }
}

describe('a remote in a repository of its own', () => {
  it('is built at the top of it, and published under the version of its package', async () => {
    const { release, folders } = repository()
    expect(await release('publish', 'insights')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Published insights 0.1.0 '),
    })
    expect(folders).toEqual([''])
  })

  it('is the only application there', async () => {
    const { release } = repository()
    expect(await release('publish', 'wallet')).toMatchObject({
      code: 1,
      err: expect.stringContaining('insights'),
    })
  })

  it('differs from its published version by any of its files, including its packages', async () => {
    const { release, write, commit } = repository()
    await release('publish', 'insights')
    expect((await release('publish', '--changed')).err).toContain('insights: the same as 0.1.0')
    write('vendor/crossbook-ui-0.1.0.tgz', 'newer')
    write('package.json', JSON.stringify({ name: 'remote-insights', version: '0.1.1' }))
    commit()
    const { code, out, err } = await release('publish', '--changed')
    expect(err).toContain('insights: differs from 0.1.0 in package.json and vendor/crossbook-ui-0.1.0.tgz')
    expect([code, out]).toEqual([0, expect.stringContaining('Published insights 0.1.1')])
  })

  it('is published from a build that another job has left', async () => {
    const { release, root, folders } = repository()
    const { files } = remoteBuild({
      ...{ name: 'insights' as AppName, version: '0.1.0' as AppVersion },
      commit: execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root }).toString().trim(),
    })
    const built = temporaryFolder()
    mkdirSync(path.join(built, 'insights'))
    for (const [name, bytes] of files) writeFileSync(path.join(built, 'insights', name), bytes)
    const { code, out } = await release('publish', '--changed', '--from', built)
    expect([code, out, folders]).toEqual([0, expect.stringContaining('Published insights 0.1.0'), []])
  })

  it('has a separate version for uncommitted changes', async () => {
    const { release, write } = repository()
    write('remote.ts', 'y')
    expect((await release('publish', 'insights', '--allow-dirty')).out).toMatch(
      /Published insights 0\.1\.0-[0-9a-f]{10}-dirty-[0-9a-f]{10} /,
    )
  })
})
