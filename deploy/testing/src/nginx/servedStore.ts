import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Release } from '@crossbook/contract'
import { writePages } from '@crossbook/pages'
import { folderStore } from '@crossbook/store'
import { rawRequest } from '../rawRequest'
import { LOCAL, promotedRelease, SITE_CONFIG } from '../sampleReleases'
import { type NginxSite, runNginx } from './runNginx'

/** A store with the sample release on its channel, and this machine's nginx before it. */
export async function openServedStore(settings: NginxSite['settings'] = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'crossbook-nginx-'))
  const store = folderStore(path.join(folder, 'store'))
  const show = async (shown: Release) => {
    for (const { name: app, version } of [shown.host, ...shown.remotes])
      await store.serve(LOCAL, { kind: 'build', app, version })
    await store.showPages(LOCAL, (await writePages(store, shown, SITE_CONFIG)).set)
  }
  const release = await promotedRelease(store)
  await show(release)
  const nginx = await runNginx({
    store: path.join(folder, 'store'),
    channel: LOCAL,
    folder: path.join(folder, 'run'),
    settings,
  })
  return {
    /** Has the store's folder in it. */
    folder,
    store,
    release,
    nginx,
    /** Shows a release as its promotion does on a channel with a static site. */
    show,
    get: (address: string, headers: Record<string, string> = {}, method = 'GET', body = '') =>
      rawRequest(nginx.port, address, headers, method, body),
    async close() {
      await nginx.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The result of `openServedStore`. */
export type ServedStore = Awaited<ReturnType<typeof openServedStore>>
