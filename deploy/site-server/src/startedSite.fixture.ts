import type { Configuration } from '@crossbook/releases'
import { channelName, type Store } from '@crossbook/store'
import { securityHeaders } from '@crossbook/web-files'
import { createSite } from './createSite'
import { startSite } from './startSite'

const channel = channelName('local')

/** Settings of a site on a free port of this machine, whose sign-in is hosted elsewhere. */
export const CONFIGURATION: Configuration = {
  host: 'localhost',
  port: 0,
  siteUrl: undefined,
  faultUrl: undefined,
  otlpUrl: undefined,
  auth: { kind: 'hosted', origin: 'https://abc.supabase.co', anonKey: 'public-key' },
}

/** Starts a site of the local channel. */
export async function startedSite(store: Store, more: Partial<Parameters<typeof startSite>[0]> = {}) {
  const started = await startSite({
    ...{ store, channel, configuration: CONFIGURATION, authData: '' },
    ...more,
  })
  if (!started.ok) throw new Error(started.problem.kind)
  return started.value
}

/** A site that does not listen. Returns a function that asks it for a path of this machine, or for an address. */
export function siteOf(store: Store, more: Partial<Parameters<typeof createSite>[0]> = {}) {
  const site = createSite({
    ...{
      store,
      channel,
      config: { authUrl: '/auth/v1', authKey: 'public-key' },
      auth: undefined,
      hostNames: ['localhost'],
    },
    ...{ headers: securityHeaders([]), ...more },
  })
  return (path: string, init: RequestInit = {}, address = '127.0.0.1') =>
    site(new Request(new URL(path, 'http://localhost:3000'), init), { address })
}
