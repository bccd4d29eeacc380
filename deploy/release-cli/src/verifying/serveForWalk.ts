import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { failure, PAGE_MARKUP, type Release, type Result, success } from '@crossbook/contract'
import { appsOf, PREVIEW, type PreviewStore, readConfiguration } from '@crossbook/releases'
import type { WalkedSite } from '@crossbook/verification'

/** A release that is served for a walk, with an account that ends with it. */
export interface ServedForWalk extends WalkedSite {
  close(): Promise<void>
}

/**
 * Serves a release on a free port of this machine, with a sign-in service of its own in a folder that goes with it: nothing of what
 * a walk does reaches a service or a collector that people use. The problem is a sentence.
 */
export async function serveForWalk(
  store: PreviewStore,
  release: Release,
): Promise<Result<ServedForWalk, string>> {
  const configuration = readConfiguration({ PORT: '0' })
  if (!configuration.ok) return failure(configuration.problem)
  const { listenMessage, startSite } = await import('@crossbook/site-server')
  const { openSession } = await import('@crossbook/verification')
  await store.show(release)
  const authData = await mkdtemp(path.join(tmpdir(), 'crossbook-verify-'))
  const forget = () => rm(authData, { recursive: true, force: true })
  try {
    const site = await startSite({ store, channel: PREVIEW, configuration: configuration.value, authData })
    if (!site.ok) {
      await forget()
      return failure(listenMessage(site.problem, 'pnpm release verify'))
    }
    const { url, config, close } = site.value
    const account = { email: 'walker@example.com', password: randomUUID() }
    const session = await openSession(url, config, PAGE_MARKUP.sessionKey, account)
    return success({
      ...{ url, session },
      versions: new Map<string, string>(appsOf(release)),
      async close() {
        await close()
        await forget()
      },
    })
  } catch (error) {
    await forget()
    throw error
  }
}
