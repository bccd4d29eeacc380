import { changeSettings, syncChannelSite } from '@crossbook/releases'
import type { TestSite } from './startTestSite'

/** Gives the channel of a site the settings that a static site needs, and its pages. */
export async function showStatically({ store, channel, page }: TestSite) {
  const { authUrl, authKey } = page.config
  const changed = await changeSettings<never>(
    store,
    channel,
    (was) => ({ ok: true, value: { ...was, site: { authUrl, authKey } } }),
    { author: 'a test', reason: 'nginx serves it', now: () => new Date() },
  )
  if (!changed.ok) throw new Error(JSON.stringify(changed.problem))
  await syncChannelSite(store, channel)
}
