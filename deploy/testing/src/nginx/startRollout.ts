import { moveRollout, type RolloutMove, syncChannelSite } from '@crossbook/releases'
import { startSite } from '@crossbook/site-server'
import type { Store } from '@crossbook/store'
import { rawRequest } from '../rawRequest'
import { PLAN, rolledOut } from '../rolledOut'
import { LOCAL } from '../sampleReleases'

const AUTH = 'https://abc.supabase.co'
const SITE = { authUrl: `${AUTH}/auth/v1`, authKey: 'public-key' }

/** Starts a rollout in a store, and the local site in front of it. */
export async function startRollout(store: Store, staff: string | undefined) {
  const { next } = await rolledOut(store, {
    channel: LOCAL,
    settings: { acceptsMixes: false, acceptsStaff: true, site: SITE },
    plan: { ...PLAN, ...(staff === undefined ? {} : { staff }) },
  })
  await syncChannelSite(store, LOCAL)
  const configuration = {
    ...{ host: 'localhost', port: 0, siteUrl: undefined, faultUrl: undefined, otlpUrl: undefined },
    auth: { kind: 'hosted', origin: AUTH, anonKey: SITE.authKey } as const,
  }
  const local = await startSite({ store, channel: LOCAL, configuration, authData: '' })
  if (!local.ok) throw new Error(local.problem.kind)
  const port = Number(new URL(local.value.url).port)
  return {
    next,
    askLocal: (address: string, headers: Record<string, string> = {}) => rawRequest(port, address, headers),
    async move(move: RolloutMove) {
      const occasion = { author: 'Ada', reason: 'a test', now: () => new Date() }
      const moved = await moveRollout(store, LOCAL, move, occasion)
      if (!moved.ok) throw new Error(JSON.stringify(moved.problem))
      await syncChannelSite(store, LOCAL)
    },
    close: local.value.close,
  }
}
