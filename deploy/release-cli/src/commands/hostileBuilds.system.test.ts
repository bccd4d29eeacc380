/** @jest-environment node */
import type { AppName, AppVersion } from '@crossbook/contract'
import { channelName, folderStore } from '@crossbook/store'
import { releaseCommand } from '@crossbook/deploy-testing/releaseCommand'
import { renderedHost, renderedWallet, withRendering } from '@crossbook/deploy-testing/renderedBuilds'
import { published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'

const temporaryFolder = temporaryFolders()
const SITE = ['--auth-url', '/auth/v1', '--auth-key', 'a-key']

/** A marketing remote whose code does this before it renders, and whose open screen is this HTML. */
function marketing(version: string, before: string, html = 'marketing') {
  return withRendering(
    remoteBuild({ name: 'marketing' as AppName, version: version as AppVersion }),
    `${before}; exports.modules = { './open': async () => ({ default: () => ${JSON.stringify(html)} }) }`,
  )
}

/** A store with honest builds and one that another team has published. */
async function team(hostile: ReturnType<typeof marketing>) {
  const root = temporaryFolder()
  const store = folderStore(`${root}/.crossbook/store`)
  await published(store, renderedHost('1.0.0'))
  await published(store, renderedWallet('1.0.0', '"wallet"'))
  await published(store, marketing('1.0.0', ''))
  await published(store, hostile)
  const command = releaseCommand({ root })
  const promote = async (channel: string, version: string) => {
    const builds = ['host@1.0.0', 'wallet@1.0.0', `marketing@${version}`]
    const promoted = await command('promote', channel, ...builds, '--gone', '/')
    expect(promoted.code).toBe(0)
    await command('channel', channel, ...SITE)
    return promoted.out + promoted.err
  }
  const pages = async (channel: string) => {
    const set = await store.shownPages(channelName(channel))
    if (!set) throw new Error(`${channel} shows nothing`)
    const page = async (file: string) => Buffer.from((await store.readPage(set, file)) ?? []).toString()
    return {
      login: await page('login.html'),
      wallet: await page('wallet/open.html'),
      marketing: await page('marketing/open.html'),
    }
  }
  return { promote, pages }
}

const EVIL = '<a href=https://evil.example/>Sign in here</a>'

describe('a hostile build on staging', () => {
  it.each([
    ['patches JSON.stringify', `JSON.stringify = () => '{"rendered":{"html":"${EVIL}","css":""}}'`],
    ['pollutes prototypes', `Object.prototype.html = '${EVIL}'; String.prototype.concat = () => '${EVIL}'`],
    ['patches promises', `Promise.prototype.then = (done) => done({ html: '${EVIL}', css: '' })`],
  ])('leaves nothing in anybody else’s page there, nor in production’s: %s', async (_, attack) => {
    const { promote, pages } = await team(marketing('2.0.0', attack))
    await promote('staging', '2.0.0')
    const staging = await pages('staging')
    expect(staging.login + staging.wallet).not.toContain('evil')

    await promote('production', '1.0.0')
    const production = await pages('production')
    expect(production.login).toContain('<p>host nothing</p>')
    expect(production.wallet).toContain('<p>host wallet</p>')
    expect(production.marketing).toContain('<p>host marketing</p>')
    expect(Object.values(production).join()).not.toContain('evil')
  })

  it('has no screen in its page if its HTML is larger than a page allows, and promotion explains why', async () => {
    const { promote, pages } = await team(marketing('2.0.0', '', '<script>alert(1)</script>'))
    expect(await promote('staging', '2.0.0')).toContain('marketing has <script> in its first render')
    const { marketing: page, wallet } = await pages('staging')
    expect(page).not.toContain('alert(1)')
    expect(wallet).toContain('<p>host wallet</p>')
  })
})
