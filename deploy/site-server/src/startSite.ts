import { type ChannelName, failure, type Result, type SiteConfig, success } from '@crossbook/contract'
import type { Configuration } from '@crossbook/releases'
import type { Store } from '@crossbook/store'
import { securityHeaders } from '@crossbook/web-files'
import { createSite } from './createSite'
import { listen, type Listener, type ListenProblem } from './listen'
import { type SiteAuth, startAuth } from './startAuth'

/** What a site is started with. */
export interface SiteOptions {
  store: Store
  channel: ChannelName
  configuration: Configuration
  /** Folder of the embedded sign-in service's data. */
  authData: string
}

/** A running site. */
export interface RunningSite {
  url: string
  /** What its pages are told of their environment. */
  config: SiteConfig
  close(): Promise<void>
}

/** Serves what a channel shows; the channel's release may change while the site runs. */
export async function startSite(options: SiteOptions): Promise<Result<RunningSite, ListenProblem>> {
  const { configuration, store, channel, authData } = options
  const listening = await listen(configuration.host, configuration.port)
  if (!listening.ok) return failure(listening.problem)
  const url = siteUrl(configuration, listening.value)
  try {
    const auth = await startAuth(configuration.auth, authData, url)
    return success(serve({ store, channel, configuration, listener: listening.value, auth }))
  } catch (error) {
    await listening.value.close()
    throw error
  }
}

/** Where browsers reach the site. */
export function siteUrl(configuration: Configuration, listener: Listener) {
  return configuration.siteUrl ?? `http://localhost:${listener.port}`
}

/** A site's parts, each started by itself. */
export interface SiteParts extends Omit<SiteOptions, 'authData'> {
  listener: Listener
  auth: SiteAuth
  /** Names of Trusted Types policies beside the host's own. */
  trustedTypes?: readonly string[]
}

/** Puts a site on an address that is listened on already. */
export function serve({
  store,
  channel,
  configuration,
  listener,
  auth,
  trustedTypes = [],
}: SiteParts): RunningSite {
  const url = siteUrl(configuration, listener)
  const { faultUrl } = configuration
  const config = { ...auth.config, ...(faultUrl === undefined ? {} : { faultUrl }) }
  const connectOrigins = faultUrl === undefined ? [] : [new URL(faultUrl).origin]
  listener.setHandler(
    createSite({
      store,
      channel,
      config,
      auth: auth.service,
      hostNames: ['localhost', '127.0.0.1', '[::1]', new URL(url).hostname],
      headers: securityHeaders([...auth.connectOrigins, ...connectOrigins], {
        isSecure: url.startsWith('https:'),
        trustedTypes,
      }),
    }),
  )
  return {
    url,
    config,
    async close() {
      await listener.close()
      await auth.service?.close()
    },
  }
}
