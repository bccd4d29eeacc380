/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkoutIn } from '@crossbook/deploy-testing/checkout'
import { keyedTeam as keyedTeamIn } from '@crossbook/deploy-testing/keyedTeam'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { makeKey, publicKeyText } from '@crossbook/trust'

const temporaryFolder = temporaryFolders()
const keyedTeam = () => keyedTeamIn(temporaryFolder())

describe('key', () => {
  it('makes a key that stays on this machine, and prints what others need of it', async () => {
    const [root, home] = [temporaryFolder(), temporaryFolder()]
    const release = releaseCommand({ root, environment: { HOME: home } })
    const made = await release('key', 'make', 'wallet-team')
    expect([made.code, made.err]).toEqual([0, ''])
    const file = path.join(home, '.config/crossbook/signing-key.json')
    const { d } = JSON.parse(readFileSync(file, 'utf8')) as { d: string }
    const publicKey = /wallet-team:ed25519:[A-Za-z0-9_-]{43}/.exec(made.out)?.[0] ?? ''
    expect(made.out).not.toContain(d)
    expect(existsSync(path.join(root, '.crossbook'))).toBe(false)
    const shown = await release('key', 'show', '--json')
    expect(JSON.parse(shown.out)).toMatchObject({ ok: true, name: 'wallet-team', publicKey })
    expect((await release('key', 'make', 'again')).err).toContain(
      'already contains a key, and keys are never overwritten',
    )
  })

  it('puts no key into a checkout or a store', async () => {
    const [root, store] = [temporaryFolder(), temporaryFolder()]
    const release = releaseCommand({ root, environment: { CROSSBOOK_STORE: store } })
    for (const file of [path.join(root, 'key.json'), path.join(store, 'key.json')]) {
      const { code, err } = await release('key', 'make', 'ops', '--to', file)
      expect([code, existsSync(file)]).toEqual([1, false])
      expect(err).toContain('is in this checkout or in the store')
    }
    expect((await release('key', 'show')).err).toContain(
      'There is no signing key here: create one with key make',
    )
    expect((await release('key', 'make', 'ops')).err).toContain('has no home folder')
    expect((await release('key', 'make', 'Ops')).code).toBe(2)
  })
})

describe('a build server whose CROSSBOOK_FIRST_KEYS nobody has set', () => {
  const blank = (environment: Record<string, string>) => {
    const { root, children } = checkoutIn(temporaryFolder())
    return releaseCommand({ root, children, environment: { CROSSBOOK_FIRST_KEYS: ' ', ...environment } })
  }

  it('signs nothing', async () => {
    const { code, err } = await blank({ CROSSBOOK_SIGNING_KEY: makeKey('ci').secret })('publish', 'wallet')
    expect([code, err]).toEqual([1, expect.stringMatching(/^CROSSBOOK_FIRST_KEYS is set and names no key/)])
  })

  it('publishes without a key as before', async () => {
    expect((await blank({ CROSSBOOK_SIGNING_KEY: '' })('publish', 'wallet')).code).toBe(0)
  })
})

describe('changing keys', () => {
  it.each([
    [['--trust', 'wallet'], 2, 'is not a key; write wallet=<public key>'],
    [['--allow', `deploy=ops:ed25519:${'A'.repeat(43)}`], 2, 'Right "deploy"'],
    [['--trust', 'wallet=ops:rsa:AAAA'], 2, 'Key "rsa:AAAA"'],
    [['--expires', '2027-01-01'], 1, '--expires applies to the keys of the same command'],
    [['--expires', 'soon'], 2, '"soon" is neither a day such as 2027-12-31'],
    [['--since', '2027-01-01'], 1, '--since is the time of a revocation'],
    [['--revoke', 'nobody'], 1, 'The channel knows no key nobody'],
    [
      ['--trust', `wallet=ops:ed25519:${'A'.repeat(43)}`],
      1,
      'no key could change the settings of this channel',
    ],
  ])('refuses %j', async (parameters, exit, message) => {
    const { ops } = await keyedTeam()
    const { code, err } = await ops('channel', 'staging', ...parameters)
    expect([code, err]).toEqual([exit, expect.stringContaining(message) as string])
  })

  it('keeps a key’s name, and takes no revoked key back', async () => {
    const { ops, setUp, key, signer } = await keyedTeam()
    await setUp()
    const renamed = await ops(
      'channel',
      'staging',
      '--trust',
      `earn=${key('wallet-team').replace('wallet-', 'other-')}`,
    )
    expect(renamed.err).toContain('is the key of wallet-team on this channel, not of other-team')
    const taken = await ops(
      'channel',
      'staging',
      '--trust',
      `earn=${key('stranger').replace('stranger', 'ops')}`,
    )
    expect(taken.err).toContain('There is another key called ops on this channel')
    await ops('channel', 'staging', '--revoke', signer('wallet-team').id)
    const again = await ops('channel', 'staging', '--trust', `wallet=${key('wallet-team')}`)
    expect(again.err).toContain('is revoked; make a new one with release key make')
    expect((await ops('channel', 'staging', '--revoke', 'ops')).err).toContain(
      'no key could change the settings',
    )
  })
})

describe('publish', () => {
  it('signs a build with the key that is here, and names the CI’s run', async () => {
    const { root, children, commit } = checkoutIn(temporaryFolder())
    const { secret, signer } = makeKey('wallet-ci')
    const environment = {
      CROSSBOOK_SIGNING_KEY: secret,
      GITHUB_ACTIONS: 'true',
      GITHUB_ACTOR: 'grace',
      GITHUB_REPOSITORY: 'crossbook/wallet',
      GITHUB_RUN_ID: '42',
    }
    const release = releaseCommand({ root, children, environment })
    expect((await release('publish', 'wallet')).code).toBe(0)
    const { out } = await release('show', 'wallet@1.4.0')
    for (const text of [signer.id, commit, 'https://github.com/crossbook/wallet/actions/runs/42'])
      expect(out).toContain(text)
    await release('publish', 'host')
    await release('promote', 'staging', 'host@1.4.0', 'wallet@1.4.0', '--gone', '/')
    await release('channel', 'staging', '--accept-mixes', '--author', 'Ada')
    expect(JSON.parse((await release('history', 'staging', '--json')).out)).toMatchObject({
      revisions: [{ author: 'Ada, by grace (run 42)' }, { author: 'grace (run 42)' }],
    })
  })

  it('warns when a channel would refuse an unsigned build', async () => {
    const { root, children } = checkoutIn(temporaryFolder())
    const { secret, signer } = makeKey('ops')
    const ops = releaseCommand({ root, children, environment: { CROSSBOOK_SIGNING_KEY: secret } })
    await ops('publish', 'host')
    await ops('promote', 'staging', 'host@1.4.0', '--gone', '/')
    await ops('channel', 'staging', '--allow', `settings=${publicKeyText(signer)}`)
    const { code, err } = await releaseCommand({ root, children })('publish', 'wallet')
    expect(code).toBe(0)
    expect(err).toContain('Channel staging would refuse it: wallet 1.4.0 is not signed')
    expect((await ops('show', 'wallet@1.4.0')).out).toContain('It is not signed.')
    expect(readdirSync(path.join(root, '.crossbook/store/apps/host/1.4.0'))).toContain('provenance.json')
  })
})
