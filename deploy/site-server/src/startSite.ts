import {
  type ChannelName,
  failure,
  REPORTS_URL,
  type Result,
  type SiteConfig,
  success,
} from '@crossbook/contract'
import type { AuthService } from '@crossbook/auth-service'
import type { AuthBackend, Configuration } from '@crossbook/releases'
import type { Collector } from '@crossbook/reports'
import type { Store } from '@crossbook/store'
import { securityHeaders } from '@crossbook/web-files'
import { createSite } from './createSite'
import { listen, type Listener, type ListenProblem } from './listen'
import { startCollector } from './startCollector'

/** Settings of pages whose site collects reports. Every visit of one machine is reported. */
export const OWN_REPORTS = { url: REPORTS_URL, visits: 1 } as const

/** Options of a site. */
interface SiteOptions {
  store: Store
  channel: ChannelName
  configuration: Configuration
  /** Folder of the embedded sign-in service's data. */
  authData: string
  /** Folder of the reports that the site's pages send; left out where none are collected. */
  reportsData?: string
}

/** A running site. */
export interface RunningSite {
  url: string
  /** Environment settings of its pages. */
  config: SiteConfig
  close(): Promise<void>
}

/** Starts a site that serves a channel's release. The release may change while the site runs. */
export async function startSite(options: SiteOptions): Promise<Result<RunningSite, ListenProblem>> {
  const { configuration, store, channel, authData, reportsData } = options
  const listening = await listen(configuration.host, configuration.port)
  if (!listening.ok) return failure(listening.problem)
  const url = siteUrl(configuration, listening.value)
  try {
    const auth = await startAuth(configuration.auth, authData, url)
    const { otlpUrl } = configuration
    const reports =
      reportsData === undefined
        ? undefined
        : await startCollector({ folder: reportsData, store, channel, otlpUrl, share: OWN_REPORTS.visits })
    return success(serve({ store, channel, configuration, listener: listening.value, auth, reports }))
  } catch (error) {
    await listening.value.close()
    throw error
  }
}

/** Path of the sign-in service below its origin, the same in every Supabase. */
const AUTH_PATH = '/auth/v1'

/** The sign-in service as pages need to know it, and the running service when it is ours. */
interface SiteAuth {
  config: SiteConfig
  service: AuthService | undefined
  /** Other origins that pages talk to. */
  connectOrigins: readonly string[]
}

/** Starts the embedded sign-in service on its data folder, or points pages at the hosted project. */
export async function startAuth(backend: AuthBackend, dataDir: string, siteUrl: string): Promise<SiteAuth> {
  if (backend.kind === 'hosted')
    return {
      config: { authUrl: `${backend.origin}${AUTH_PATH}`, authKey: backend.anonKey },
      service: undefined,
      connectOrigins: [backend.origin],
    }
  // Loaded only here: a site with a hosted project does without the service's 100 MB.
  const { startAuthService } = await import('@crossbook/auth-service')
  const service = await startAuthService({ dataDir, siteUrl, confirmEmails: backend.confirmEmails })
  return { config: { authUrl: AUTH_PATH, authKey: service.publicKey }, service, connectOrigins: [] }
}

/** Where browsers reach the site. */
export function siteUrl(configuration: Configuration, listener: Listener) {
  return configuration.siteUrl ?? `http://localhost:${listener.port}`
}

/** A site's parts, each started by itself. */
interface SiteParts extends Omit<SiteOptions, 'authData' | 'reportsData'> {
  listener: Listener
  auth: SiteAuth
  reports?: Collector | undefined
}

/** Starts a site on an address on which the process already listens. */
export function serve({ store, channel, configuration, listener, auth, reports }: SiteParts): RunningSite {
  const url = siteUrl(configuration, listener)
  const isSecure = url.startsWith('https:')
  const { faultUrl } = configuration
  const config = {
    ...auth.config,
    ...(faultUrl === undefined ? {} : { faultUrl }),
    ...(reports ? { reports: OWN_REPORTS } : {}),
  }
  const origins = [...auth.connectOrigins, ...(faultUrl === undefined ? [] : [new URL(faultUrl).origin])]
  listener.setHandler(
    createSite({
      ...{ store, channel, config, auth: auth.service, reports, isSecure },
      hostNames: ['localhost', '127.0.0.1', '[::1]', new URL(url).hostname],
      headers: securityHeaders(origins, { isSecure }),
    }),
  )
  return {
    url,
    config,
    async close() {
      await listener.close()
      await auth.service?.close()
      await reports?.close()
    },
  }
}
