import type { AuthService } from '@crossbook/auth-service'
import type { SiteConfig } from '@crossbook/contract'
import type { AuthBackend } from '@crossbook/releases'

/** Path of the sign-in service below its origin, the same in every Supabase. */
const AUTH_PATH = '/auth/v1'

/** The sign-in service as pages need to know it, and the running service when it is ours. */
export interface SiteAuth {
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
