/** @jest-environment node */
import { type AppVersion, PAGE_MARKUP } from '@crossbook/contract'
import { hostBuild, published, remoteBuild } from '@crossbook/deploy-testing/sampleBuilds'
import { sampleRelease, SITE_CONFIG } from '@crossbook/deploy-testing/sampleReleases'
import { temporaryFolders } from '@crossbook/deploy-testing/temporaryFolder'
import { folderStore, type Store } from '@crossbook/store'
import { writePages } from './writePages'

const temporaryFolder = temporaryFolders()

/** Writes the pages of a release whose host has its rules in them, from a store that gives out its files as `given` says. */
async function write(given: (bytes: Uint8Array | undefined) => Uint8Array | undefined) {
  const store = folderStore(temporaryFolder())
  const host = hostBuild({ version: '4.0.0' as AppVersion })
  await published(store, host)
  await published(store, remoteBuild())
  const changed: Store = {
    ...store,
    readBuildFile: async (...request) => given(await store.readBuildFile(...request)),
  }
  const { set } = await writePages(changed, sampleRelease({ host: host.app }), SITE_CONFIG)
  return Buffer.from((await store.readPage(set, 'login.html')) ?? []).toString('utf8')
}

it('puts the host’s rules into its pages', async () => {
  const page = await write((bytes) => bytes)
  expect(page).toContain(`<style ${PAGE_MARKUP.siteStyles}>body { color: white }`)
  expect(page).not.toContain('rel="stylesheet"')
})

it.each([
  ['missing', () => undefined],
  ['other than published', () => Buffer.from('body{display:none}')],
])('writes no pages whose rules are %s, and names the damage', async (_, given) => {
  await expect(write(given)).rejects.toThrow(
    'The store has no whole main.css of host 4.0.0, without which no page can be written; pnpm release doctor shows what else is damaged.',
  )
})
