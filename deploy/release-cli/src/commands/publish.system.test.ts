/** @jest-environment node */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { AppName, AppVersion } from '@crossbook/contract'
import { checkoutIn } from '@crossbook/deploy-testing/checkout'
import { appsIn } from '@crossbook/deploy-testing/publishedApps'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()

function workingCopy(environment: Record<string, string> = {}, mayEnd?: () => Promise<void>) {
  const checkout = checkoutIn(temporaryFolder(), mayEnd)
  const { root, children } = checkout
  const { store } = appsIn(root)
  const published = async () => (await store.listBuilds()).map(({ app, version }) => `${app} ${version}`)
  return { ...checkout, store, published, release: releaseCommand({ root, children, environment }) }
}

it('publishes the version of the package on main, built for that version', async () => {
  const { release, built, published } = workingCopy()
  expect(await release('publish', 'wallet')).toEqual({
    code: 0,
    out: 'Published wallet 1.4.0 (2 screens, 4 files). No channel shows it yet: promote <channel> wallet@1.4.0\n',
    err: 'Building wallet 1.4.0\n',
  })
  expect(built).toEqual(['remote-wallet 1.4.0'])
  expect(await published()).toEqual(['wallet 1.4.0'])
})

it('prints the published version for scripts', async () => {
  const { release, commit } = workingCopy()
  const { out } = await release('publish', 'host', '--json')
  expect(JSON.parse(out)).toEqual({ ok: true, app: 'host', version: '1.4.0', commit, screens: 2, files: 7 })
})

it('refuses the same version twice, before it builds anything', async () => {
  const { release, built } = workingCopy()
  await release('publish', 'wallet')
  expect(await release('publish', 'wallet')).toEqual({
    code: 1,
    out: '',
    err: 'wallet 1.4.0 is already published, and published versions never change; raise the version in its package.json.\n',
  })
  expect(built).toHaveLength(1)
})

it('refuses a tag that differs from a published one in case only, before it builds anything', async () => {
  const { release, built } = workingCopy()
  await release('publish', 'wallet', '--tag', 'RC1')
  const { code, err } = await release('publish', 'wallet', '--tag', 'rc1')
  expect(code).toBe(1)
  expect(err).toMatch(
    /^wallet 1\.4\.0-rc1\.\w+ differs from 1\.4\.0-RC1\.\w+, which is published already, in upper and lower case only/,
  )
  expect(built).toHaveLength(1)
})

it('refuses a second publish while the first is still building', async () => {
  let endBuild: () => void = () => undefined
  const built = new Promise<void>((resolve) => (endBuild = resolve))
  let hasBegun: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (hasBegun = resolve))
  const { release, published } = workingCopy({}, () => {
    hasBegun()
    return built
  })
  const first = release('publish', 'wallet')
  await begun
  const second = await release('publish', 'wallet')
  endBuild()
  expect(second.code).toBe(1)
  expect(second.err).toBe(
    `wallet is being built in this checkout by another publish (process ${process.pid}); wait for it, then run this again. If there is no such process, remove .crossbook/building/wallet.\n`,
  )
  expect((await first).code).toBe(0)
  expect(await published()).toEqual(['wallet 1.4.0'])
})

it('publishes one of two finished builds that come at once and refuses the other', async () => {
  const { release, published, writeBuild, commit } = workingCopy()
  writeBuild('remote-wallet', '1.4.0', commit)
  const publish = () => release('publish', 'wallet', '--from', 'remote-wallet/dist')
  const outcomes = await Promise.all([publish(), publish()])
  expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 1])
  expect(outcomes.map(({ err }) => err).join('')).toBe(
    'wallet 1.4.0 is already published, and published versions never change; raise the version in its package.json.\n',
  )
  expect(await published()).toEqual(['wallet 1.4.0'])
})

it('is not held up by a publish that was killed while it built', async () => {
  const { release, write, root } = workingCopy()
  // No process has this number: it is above what systems give.
  write('.crossbook/building/wallet/process', '99999999')
  expect((await release('publish', 'wallet')).code).toBe(0)
  expect(existsSync(path.join(root, '.crossbook/building/wallet'))).toBe(false)
})

describe('on a branch', () => {
  it('adds branch and commit to the version', async () => {
    const { release, git, short, published } = workingCopy()
    git('switch', '--quiet', '--create', 'feature/faster_pay')
    await release('publish', 'wallet')
    expect(await published()).toEqual([`wallet 1.4.0-feature-faster-pay.${short}`])
  })

  it('accepts another label for it, on main as well', async () => {
    const { release, short, published } = workingCopy()
    await release('publish', 'wallet', '--tag', 'trial')
    expect(await published()).toEqual([`wallet 1.4.0-trial.${short}`])
  })

  it('asks for the branch where a build server has checked out none', async () => {
    const { release, git, commit, published } = workingCopy()
    git('checkout', '--quiet', '--detach', commit)
    expect((await release('publish', 'wallet')).err).toBe(
      'This checkout is on no branch, as on build servers, so the version is unknown: name the branch with --branch.\n',
    )
    await release('publish', 'wallet', '--branch', 'main')
    expect(await published()).toEqual(['wallet 1.4.0'])
  })
})

describe('with changes that are in no commit', () => {
  it('refuses, and explains why, with the changed files', async () => {
    const { release, write, built } = workingCopy()
    write('remote-wallet/new.ts', 'x')
    write('shared/ui/ui.ts', 'changed')
    expect(await release('publish', 'wallet')).toEqual({
      code: 1,
      out: '',
      err: 'This checkout has 2 changes that are in no commit (shared/ui/ui.ts and remote-wallet/new.ts), so the published source could not be found again: commit or stash the changes, or publish them under a separate version with --allow-dirty.\n',
    })
    expect(built).toEqual([])
  })

  it('publishes them on demand under marked versions, another one for each change', async () => {
    const { release, write, short, published } = workingCopy()
    write('shared/ui/ui.ts', 'changed')
    await release('publish', 'wallet', '--allow-dirty')
    write('shared/ui/ui.ts', 'changed again')
    await release('publish', 'wallet', '--allow-dirty')
    const versions = await published()
    expect(versions).toHaveLength(2)
    for (const version of versions)
      expect(version).toMatch(new RegExp(`^wallet 1\\.4\\.0-${short}-dirty-[0-9a-f]{10}$`))
  })
})

describe('a finished build', () => {
  it('is refused under another version than its own, because containers carry it', async () => {
    const { release, writeBuild, commit, published } = workingCopy()
    writeBuild('remote-wallet', '1.3.0', commit)
    expect((await release('publish', 'wallet', '--from', 'remote-wallet/dist')).err).toBe(
      'That build is wallet 1.3.0, and this checkout publishes wallet 1.4.0. A build contains its version: build it with CROSSBOOK_VERSION=1.4.0, or leave --from out to have it built.\n',
    )
    expect(await published()).toEqual([])
  })

  it('is refused when it is of another app or from another commit', async () => {
    const { release, writeBuild, commit } = workingCopy()
    writeBuild('host', '1.4.0', commit)
    expect((await release('publish', 'wallet', '--from', 'host/dist')).err).toBe(
      'That build is of host, not of wallet; publish host, or correct --from.\n',
    )
    writeBuild('remote-wallet', '1.4.0', '0123456789012345678901234567890123456789')
    expect((await release('publish', 'wallet', '--from', 'remote-wallet/dist')).err).toBe(
      `That build of wallet was made from commit 0123456789012345678901234567890123456789, and this checkout is at ${commit}: check out that commit, or build again.\n`,
    )
  })

  it('is refused when there is none', async () => {
    const { release } = workingCopy()
    expect((await release('publish', 'wallet', '--from', 'nowhere')).err).toBe(
      'The build has no app.json; build the app before publishing it.\n',
    )
  })

  it('carries the version that a build server has settled', async () => {
    const { release, writeBuild, commit, published } = workingCopy({ CROSSBOOK_VERSION: '1.4.0-nightly.7' })
    writeBuild('remote-wallet', '1.4.0-nightly.7', commit)
    await release('publish', 'wallet', '--from', 'remote-wallet/dist')
    expect(await published()).toEqual(['wallet 1.4.0-nightly.7'])
  })
})

describe('a build of a commit that is not checked out', () => {
  const OTHER = 'abcdefabcdefabcdefabcdefabcdefabcdefabcd'
  const VERSION = '2.0.0-ada-faster.abcdefabcd'

  /** A build from another branch, of an application that this checkout may not have. */
  async function branchBuild(
    version: string,
    { branch = 'ada/faster', built = OTHER, app = 'insights' } = {},
  ) {
    const checkout = workingCopy()
    checkout.writeBuild(`remote-insights`, version, built)
    // Uncommitted files and package.json belong to this checkout and say nothing about that build.
    checkout.write('host/new.ts', 'x')
    const from = ['--from', 'remote-insights/dist', '--commit', OTHER, '--branch', branch]
    return { ...checkout, ran: await checkout.release('publish', app, ...from) }
  }

  it('is published under the version that it carries, and nothing of the checkout is read', async () => {
    const { ran, published, built } = await branchBuild(VERSION)
    expect([ran.err, ran.code]).toEqual(['', 0])
    expect(await published()).toEqual([`insights ${VERSION}`])
    expect(built).toEqual([])
  })

  it.each([
    ['of another commit', VERSION, { built: '0123456789012345678901234567890123456789' }, 'as its commit'],
    ['of another app', VERSION, { app: 'wallet' }, 'That build is of insights, not of wallet'],
    ['with a version of main', '2.0.0', {}, 'ends with -ada-faster.abcdefabcd'],
    ['with a version of another branch', '2.0.0-bob.abcdefabcd', {}, 'ends with -ada-faster.abcdefabcd'],
    ['of main', '2.0.0', { branch: 'main' }, 'gets its version from a checkout'],
  ])('is refused when it is %s', async (_what, version, given, message) => {
    const { ran, published } = await branchBuild(version, given)
    expect([ran.code, ran.err]).toEqual([1, expect.stringContaining(message) as string])
    expect(await published()).toEqual([])
  })
})

it('refuses a settled version that is not of the package', async () => {
  const { release } = workingCopy({ CROSSBOOK_VERSION: '2.0.0' })
  expect((await release('publish', 'wallet')).err).toBe(
    'CROSSBOOK_VERSION is 2.0.0, and the package.json of wallet says 1.4.0: set it to 1.4.0 or 1.4.0-<tag>, or unset it.\n',
  )
})

it('lists the apps when the named one does not exist', async () => {
  const { release } = workingCopy()
  expect((await release('publish', 'wallets')).err).toBe(
    'This checkout has no app called wallets; it has host and wallet.\n',
  )
})

it("shows the build's own message when it fails, and publishes nothing", async () => {
  const { root, published } = workingCopy()
  const children = {
    run: async () => ({ code: 1, output: 'TS2304: Cannot find name' }),
    end: () => undefined,
  }
  const { code, err } = await releaseCommand({ root, children })('publish', 'wallet')
  expect([code, err]).toEqual([
    1,
    "Building wallet 1.4.0\nTS2304: Cannot find name\n\nBuilding wallet failed; the build's own output is above. Nothing was published.\n",
  ])
  expect(await published()).toEqual([])
})

it('shows the new version to nobody: a channel serves its own release', async () => {
  const { release, store, root } = workingCopy()
  await appsIn(root).host()
  await release('promote', 'staging', 'host@1.0.0', '--gone', '/')
  await release('channel', 'staging', '--accept-mixes')
  await release('publish', 'wallet')
  const [staging] = await store.listChannels()
  if (!staging) throw new Error('The store has no channel')
  expect(JSON.parse((await store.readVersions(staging)) ?? '')).toMatchObject({ apps: { host: ['1.0.0'] } })
  expect(await store.readBuildFile('wallet' as AppName, '1.4.0' as AppVersion, 'app.json')).toBeDefined()
})
